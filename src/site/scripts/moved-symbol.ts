import { fileOfAddress } from '../../model/address.ts';

/**
 * Leads on from the address that a symbol had: a symbol that got or lost a page of its own has another address, and its name is
 * still in the old one. Also on the page for missing pages, which knows the address from its query.
 */
export function followMovedSymbol(): void {
  const asked = new URLSearchParams(location.search).get('from') ?? location.pathname + location.hash;
  const [, encoded] = /\/file\/(.+)$/.exec(asked) ?? [];
  if (!encoded?.includes('#')) return;
  let address: string;
  try {
    address = decodeURIComponent(encoded).replace('.html#', '#');
  } catch {
    return;
  }
  const mark = address.indexOf('#');
  const [page, id] = [address.slice(0, mark), address.slice(mark + 1)];
  if (!/^[.~]./.test(id) || document.getElementById(id)) return;
  void follow(fileOfAddress(page), id.slice(1));
}

async function follow(file: string, section: string): Promise<void> {
  try {
    const { findSymbol } = await import('../islands/find-symbol.ts');
    const url = await findSymbol(file, section);
    if (url !== undefined && new URL(url, location.href).href !== location.href) location.replace(url);
  } catch {
    // The file is gone too. The reader stays on the page, which says so or shows what is left.
  }
}
