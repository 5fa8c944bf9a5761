/** A repository, or an atlas without one, that a server answers about. */
export interface RepositoryRecord {
  /** The shortest text that selects it. */
  repository: string;
  kind: 'repository' | 'atlas';
  /** The absolute path of its folder, or its address; absent if clients on other machines may ask. */
  root?: string;
  /** Whether it answers questions that name none. */
  isDefault: boolean;
  /** Whether it is in memory. Others are opened, and indexed if need be, by the first question. */
  isOpen: boolean;
}
