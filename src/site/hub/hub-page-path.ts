import { encodeSegment } from '../../model/address.ts';
import { packageKey } from '../../features/hub/query/package-key.ts';

/** The paths of the pages of a hub below its root. */
export const hubPagePath = {
  /** The atlases: the first page is the start page, too. */
  atlases: (part = 1) => (part === 1 ? 'index.html' : `atlases/part-${part}.html`),
  packages: (part = 1) => `packages/${part === 1 ? 'index' : `part-${part}`}.html`,
  package: (name: string) => `package/${encodeSegment(packageKey(name))}.html`,
} as const;
