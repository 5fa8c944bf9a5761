import { fileId, parseId } from '../model/id.ts';

const prefix = 'directory:';

/** Directories are no nodes of the graph, but trees show them: `directory:{path}`, `root` for the root. */
export function directoryId(path: string): string {
  return path === '' ? 'root' : prefix + fileId(path).slice('file:'.length);
}

/** The path of a directory id; undefined when the id is of something else. */
export function directoryPath(id: string): string | undefined {
  if (id === 'root' || id === '.') return '';
  return id.startsWith(prefix) ? parseId(`file:${id.slice(prefix.length)}`)?.path : undefined;
}
