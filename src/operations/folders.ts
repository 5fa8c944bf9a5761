/** The entries of a directory on the disk; anything but directories, files and links is special. */
export interface FolderEntry {
  name: string;
  kind: 'directory' | 'file' | 'symlink' | 'special';
}

/** The folders of a repository on the disk. Nothing is opened but folders, and no link is followed. */
export interface Folders {
  /** Lists a folder by its path from the root; undefined if there is none. */
  list(path: string): Promise<readonly FolderEntry[] | undefined>;
}
