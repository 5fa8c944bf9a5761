import { pagePath } from '../../model/page-path.ts';
import { hasPages, type PageScope, reachablePath } from '../../model/page-scope.ts';

/** The addresses of what prose search finds: pages of the atlas, relative to its root. */
export interface ProseAddresses {
  /** Undefined if the file has no page. */
  file(address: string): string | undefined;
  /** With the anchor of its section. Undefined if the file has no page. */
  symbol(address: string, file: string): string | undefined;
}

export function proseAddresses(scope: PageScope): ProseAddresses {
  const shown = (file: string, page: string): string | undefined =>
    scope.pages !== 'none' && hasPages(scope, file) ? reachablePath(page, scope) : undefined;
  return {
    file: (address) => shown(address, pagePath.file(address)),
    symbol: (address, file) =>
      shown(file, scope.pages === 'symbols' ? pagePath.symbol(address) : pagePath.file(file)),
  };
}
