/** A statement of a file whose blocks are indented. */
export interface Statement {
  /** The declared name; empty for an import or a docstring. */
  name: string;
  /** The comments directly above the statement, without their marker. */
  reason: string;
  /** Decorators and the lines up to the end of the header, without the indentation of the block. */
  head: string[];
  /** The statements of its body; empty for a statement without a block. */
  body: Statement[];
}

/** Parses the statements of `text`, formatted like a stub file. Branches of conditions are flattened. */
export function parseStatements(text: string): Statement[] {
  // The lines of a docstring contain no statements.
  return parseBlock(text.replace(/"""[\s\S]*?"""/g, '""').split('\n'));
}

export function printStatements(statements: readonly Statement[], indentation = ''): string {
  return statements
    .map(({ head, body }) => {
      const lines = head.map((line) => `${indentation}${line}\n`).join('');
      return lines + printStatements(body, `${indentation}    `);
    })
    .join('');
}

function parseBlock(lines: readonly string[]): Statement[] {
  const statements: Statement[] = [];
  let reason: string[] = [];
  let decorators: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || line.startsWith('#')) {
      reason = line.startsWith('#') ? [...reason, line.slice(1).trim()] : [];
      at++;
      continue;
    }
    const headEnd = endOfHead(lines, at);
    const head = lines.slice(at, headEnd).map(withoutComment);
    const bodyEnd = endOfBody(lines, headEnd);
    if (line.startsWith('@')) {
      decorators.push(...head);
    } else if (/^(?:if|elif|else)\b/.test(line)) {
      addBranch(statements, parseBlock(dedent(lines.slice(headEnd, bodyEnd))));
    } else {
      const body = parseBlock(dedent(lines.slice(headEnd, bodyEnd)));
      statements.push({ name: nameOf(line), reason: reason.join(' '), head: [...decorators, ...head], body });
      decorators = [];
      reason = [];
    }
    at = bodyEnd;
  }
  return statements;
}

/** Adds the declarations of another branch. Existing ones win, because stubs put the newest version first. */
function addBranch(statements: Statement[], branch: readonly Statement[]): void {
  const known = new Set(statements.map(({ name }) => name));
  statements.push(...branch.filter(({ name }) => name === '' || !known.has(name)));
}

/** Returns the first line after the logical line that starts at `start`. */
function endOfHead(lines: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < lines.length; at++) {
    const code = withoutComment(lines[at] ?? '').replace(/"[^"]*"|'[^']*'/g, '');
    for (const character of code) {
      if ('([{'.includes(character)) depth++;
      else if (')]}'.includes(character)) depth--;
    }
    if (depth <= 0) return at + 1;
  }
  throw new Error(`The bracket that line ${start + 1} opens is never closed: ${lines[start] ?? ''}`);
}

function endOfBody(lines: readonly string[], start: number): number {
  let end = start;
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.startsWith(' ')) end = at + 1;
    else if (line !== '' && !line.startsWith('#')) break;
  }
  return end;
}

function dedent(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/^ {4}/, ''));
}

function withoutComment(line: string): string {
  return line.replace(/\s+#.*$/, '');
}

function nameOf(line: string): string {
  const declared = /^(?:(?:async\s+)?def|class|type)\s+(\w+)|^(\w+)\s*[:=]/.exec(line);
  return declared?.[1] ?? declared?.[2] ?? '';
}
