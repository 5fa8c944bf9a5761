import { fileId, parseId } from '../model/id.ts';

const prefix = 'directory:';

/**
 * Returns the id of a directory: `directory:{path}`, or `root`. Directories are shown in trees but are not nodes of the
 * graph.
 */
export function directoryId(path: string): string {
  return path === '' ? 'root' : prefix + fileId(path).slice('file:'.length);
}

/** Returns the path of a directory id; undefined for other ids. */
export function directoryPath(id: string): string | undefined {
  if (id === 'root' || id === '.') return '';
  return id.startsWith(prefix) ? parseId(`file:${id.slice(prefix.length)}`)?.path : undefined;
}
