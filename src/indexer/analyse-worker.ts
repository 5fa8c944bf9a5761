import { type Handler, serveRequests } from '../base/pool/serve-requests.ts';
import { programModule } from '../base/program-files.ts';
import type { AnalyseRequest, AnalyseResponse, AnalyseSetup } from './analyse-file.ts';

type AnalyseModule = Pick<typeof import('./analyse-file.ts'), 'analyseFile'>;

/** The main module of a process that analyses files. */
serveRequests(open);

async function open(setup: AnalyseSetup): Promise<Handler<AnalyseRequest, AnalyseResponse>> {
  const { analyseFile } = (await import(programModule('indexer/analyse-file').href)) as AnalyseModule;
  return async (request) => {
    try {
      return await analyseFile(request, setup);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) die(error);
      throw error;
    }
  };
}

/** Ends the process. A wasm module that trapped or ran out of memory is unusable; the pool starts a new process. */
function die({ message }: WebAssembly.RuntimeError): never {
  console.error(`Fatal error: the parser stopped: ${message.split('\n', 1).join('')}`);
  process.exit(1);
}
