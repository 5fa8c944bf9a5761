import { type Emit, serveRequests } from '../../../base/pool/serve-requests.ts';
import { FileLinker } from './file-linker.ts';
import { takeNext, type LinkReply, type LinkStart } from './link-messages.ts';
import { openProgram } from './open-program.ts';
import { Journal } from './reuse/journal.ts';

/** Files per message: the main thread is interrupted by each. */
const BATCH = 16;

serveRequests((start: LinkStart, emit: Emit<LinkReply>) => {
  const journal = start.isRecording ? new Journal() : undefined;
  const { program, names } = openProgram(start.input, journal);
  const linker = new FileLinker(program, names, journal);
  let linked: LinkReply['linked'] = [];
  const sent = { questions: 0, strings: 0 };

  function send(): void {
    const table = journal?.questions;
    const reply: LinkReply = {
      linked,
      questions: table?.rowsFrom(sent.questions) ?? new Int32Array(),
      strings: table?.strings.slice(sent.strings) ?? [],
    };
    sent.questions = table?.count ?? 0;
    sent.strings = table?.strings.length ?? 0;
    emit(
      reply,
      linked.flatMap(({ result }) => [result.links.rows.buffer, result.asked.buffer] as ArrayBuffer[]),
    );
    linked = [];
  }

  return () => {
    for (let file = takeNext(start); file !== undefined; file = takeNext(start)) {
      program.trim();
      linked.push({ file, result: linker.link(program.file(file)) });
      if (linked.length === BATCH) send();
    }
    send();
  };
});
