/** A call in a trace, by the names that Xdebug gives functions: `N\C->method`, `N\function`, `{closure:/path:first-last}`. */
export interface TracedCall {
  /** The name of the function; undefined for a file's own code. */
  caller?: string;
  callee: string;
  /** The file of the call site, absolute, and its line from 1. */
  file: string;
  line: number;
  viaLibrary: boolean;
}

/** The call of a function that is not left yet. */
interface Frame {
  name: string;
  isWritten: boolean;
  /** Of `include` and `eval`: the file, or the code. */
  included: string;
  file: string;
  line: number;
}

const ENTRY = '0';
const GENERATED = "eval()'d code";

/** Reads a trace of format 1 of Xdebug line by line, because it can be larger than the disk. */
export class TraceReader {
  readonly #calls = new Map<string, TracedCall>();
  readonly #generated = new Set<string>();
  readonly #frames: Frame[] = [];
  readonly #isOfRepository: (file: string) => boolean;

  /** Calls are kept if `isOfRepository` takes the file of their site, or of a call around them. */
  constructor(isOfRepository: (file: string) => boolean) {
    this.#isOfRepository = isOfRepository;
  }

  /**
   * A line of an entry is: level, number, `0`, time, memory, name, `1` if the function is written in PHP, included file,
   * file and line of the call, arguments.
   */
  read(text: string): void {
    const [level, , kind, , , name = '', written, included = '', file = '', line] = text.split('\t', 10);
    if (kind !== ENTRY) return;
    const frames = this.#frames;
    frames.length = Math.min(frames.length, Number(level) - 1);
    frames.push({ name, isWritten: written === '1', included, file, line: Number(line) });
    if (written !== '1' || included !== '' || name === '{main}') return;
    if (file.endsWith(GENERATED)) {
      this.#generated.add(`${userFrame(frames, frames.length - 2)?.name ?? ''} ${name}`);
      return;
    }
    const call = callOf(frames, this.#isOfRepository);
    if (!call) return;
    const key = `${call.caller ?? ''}\t${call.callee}\t${call.file}\t${call.line}\t${call.viaLibrary}`;
    if (!this.#calls.has(key)) this.#calls.set(key, call);
  }

  calls(): TracedCall[] {
    return [...this.#calls.values()];
  }

  /** Pairs of functions of which one was made by `eval`. */
  withoutPlace(): number {
    return this.#generated.size;
  }
}

/** The call that the innermost frame is, by the nearest function of the repository around it. */
function callOf(frames: readonly Frame[], isOfRepository: (file: string) => boolean): TracedCall | undefined {
  const callee = frames.at(-1);
  if (!callee) return undefined;
  for (let at = siteOf(frames); at > 0; at--) {
    const { file, line } = frames[at] ?? callee;
    if (!isOfRepository(file)) continue;
    const caller = userFrame(frames, at - 1);
    if (!caller) return undefined;
    const isDirect = frames[at - 1] === caller && at === siteOf(frames) && !isDestructor(callee);
    return {
      ...(caller.included === '' ? { caller: caller.name } : {}),
      callee: callee.name,
      ...{ file, line, viaLibrary: !isDirect },
    };
  }
  return undefined;
}

/** The index of the frame whose site is the call of the innermost one: `__call` runs in a frame of the name that was called. */
function siteOf(frames: readonly Frame[]): number {
  const last = frames.length - 1;
  const [around, callee] = frames.slice(-2);
  const isForwarded =
    callee &&
    /(?:->|::)__call(?:Static)?$/.test(callee.name) &&
    around?.file === callee.file &&
    around.line === callee.line;
  return isForwarded ? last - 1 : last;
}

/** Runs when the last reference goes, which no call says. */
function isDestructor({ name }: Frame): boolean {
  return name.endsWith('->__destruct');
}

/** The nearest frame with code of PHP, from an index outwards. */
function userFrame(frames: readonly Frame[], from: number): Frame | undefined {
  for (let at = from; at >= 0; at--) if (frames[at]?.isWritten) return frames[at];
  return undefined;
}
