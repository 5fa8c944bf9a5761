import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '../../base/error-message.ts';
import { InputError } from '../../host/input-error.ts';
import {
  cursorFrontMatter,
  HOOK_FILE,
  hookScript,
  hookSetting,
  instructionLines,
  skill,
} from './agent-texts.ts';
import { planCodex } from './codex-entry.ts';
import { newJson, stateOf, withItem, withoutItem, type JsonItem } from './json-item.ts';
import {
  hasBlock,
  hashMarkers,
  markdownMarkers,
  withBlock,
  withoutBlock,
  type Markers,
} from './marked-block.ts';
import { mcpClients } from './mcp-clients.ts';
import type { PlannedFile } from './planned-file.ts';
import { findFile } from './repository-files.ts';

export interface AgentsPlanOptions {
  remove: boolean;
  hook: boolean;
}

/** The files of instructions that agents read, if they exist. The first is made if none does. */
const instructionFiles = [
  ...['AGENTS.md', 'CLAUDE.md', '.claude/CLAUDE.md', 'GEMINI.md', '.github/copilot-instructions.md'],
  ...['.junie/guidelines.md', '.cursorrules', '.windsurfrules'],
];
const CURSOR_RULES = '.cursor/rules';
const SKILL_FILE = '.claude/skills/treeatlas/SKILL.md';

type Edit = (text: string | undefined) => Pick<PlannedFile, 'after' | 'left'>;

/**
 * Returns the files that agents read, each with its content after the change. Reads and checks all of them and writes nothing, so that a file
 * that cannot be changed keeps all others as they were. `root` is the real path of a repository.
 */
export function planAgents(root: string, { remove, hook }: AgentsPlanOptions): PlannedFile[] {
  const files = new Map<string, PlannedFile>();
  const plan = (path: string, edit: Edit, kind: Pick<PlannedFile, 'isExecutable' | 'isEntry'> = {}): void => {
    const found = findFile(root, path);
    if (!found) {
      const left =
        'its path has a file for a folder, or a link that leads to nothing or out of the repository';
      files.set(path, { path, file: join(root, path), before: undefined, after: undefined, left, ...kind });
      return;
    }
    // A link to a file that is planned already.
    if (files.has(found.file)) return;
    const { file, text: before } = found;
    files.set(file, { path, file, before, ...kind, ...tryEdit(path, before, edit) });
  };
  const exists = (path: string): boolean => existsSync(join(root, path));
  const instructions = instructionFiles.filter(exists);
  const isRuled = isFolder(join(root, CURSOR_RULES));
  if (!remove && instructions.length === 0 && !isRuled) instructions.push('AGENTS.md');
  for (const path of instructions) plan(path, blockEdit(instructionLines, markdownMarkers, remove));
  const rule = `${cursorFrontMatter}${withBlock(undefined, instructionLines, markdownMarkers)}`;
  if (isRuled) plan(`${CURSOR_RULES}/treeatlas.mdc`, ownEdit(rule, markdownMarkers, remove));
  plan(SKILL_FILE, ownEdit(skill, markdownMarkers, remove));
  for (const { files: names, folder, item } of mcpClients) {
    const existing = names.find(exists);
    if (existing === undefined && folder !== undefined && !isFolder(join(root, folder))) continue;
    plan(existing ?? names[0], item ? itemEdit(item, remove) : planCodex(remove), { isEntry: true });
  }
  if (hook || remove) {
    plan(HOOK_FILE, ownEdit(hookScript, hashMarkers, remove), { isExecutable: true });
    plan('.claude/settings.json', itemEdit({ path: ['hooks', 'PreToolUse'], value: hookSetting }, remove));
  }
  return [...files.values()].filter(
    ({ before, after }) => before !== undefined || after !== undefined || !remove,
  );
}

function tryEdit(path: string, before: string | undefined, edit: Edit): ReturnType<Edit> {
  try {
    return edit(before);
  } catch (cause) {
    throw new InputError(
      `${path} ${errorMessage(cause)}. Correct it, then try again: no file is changed before all are valid.`,
      { cause },
    );
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The edit of a file of somebody else, in which a block is ours. */
function blockEdit(lines: readonly string[], markers: Markers, remove: boolean): Edit {
  return (text) => {
    if (!remove) return { after: withBlock(text, lines, markers) };
    return { after: text === undefined ? undefined : withoutBlock(text, markers) };
  };
}

/** The edit of a file that is ours, by the marker in it. */
function ownEdit(content: string, markers: Markers, remove: boolean): Edit {
  return (text) => {
    if (text !== undefined && !hasBlock(text, markers))
      return { after: text, left: 'it is not marked as written by Treeatlas' };
    return { after: remove ? undefined : content };
  };
}

/** The edit of a JSON file, in which an item is ours. */
function itemEdit(item: JsonItem, remove: boolean): Edit {
  return (text) => {
    if (text === undefined) return { after: remove ? undefined : newJson(item) };
    // The parser does not know the mark, which some editors write.
    const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
    const body = text.slice(mark.length);
    const state = stateOf(body, item);
    if (state === 'other') return { after: text, left: `it has an entry "${item.key ?? ''}" of its own` };
    if (!remove) return { after: state === 'present' ? text : mark + withItem(body, item) };
    if (text === newJson(item)) return { after: undefined };
    return { after: state === 'present' ? mark + withoutItem(body, item) : text };
  };
}
