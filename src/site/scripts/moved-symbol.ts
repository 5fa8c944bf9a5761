import { fileOfFormer, sectionId } from '../../model/address.ts';

/**
 * Leads on from the address that a symbol had: a symbol that got or lost a page of its own has another address, and its name is
 * still in the old one. One that was moved or renamed is found by the history of the atlas. Also on the page for missing pages, which knows the address from its query, and leads from the page of a reference
 * to that of its file.
 */
export function followMovedSymbol(): void {
  const missing = new URLSearchParams(location.search).get('from');
  const [, encoded] = /\/file\/(.+)$/.exec(missing ?? location.pathname + location.hash) ?? [];
  if (encoded === undefined) return;
  let address: string;
  try {
    address = decodeURIComponent(encoded).replace(/\.html(?=#|$)/, '');
  } catch {
    return;
  }
  const { page, id } = splitAtHash(address);
  const file = fileOfFormer(page);
  if (/^[.~]./.test(id)) {
    if (wasRedirected() || !document.getElementById(id)) void leadOn(() => findSymbol(file, id.slice(1)));
  } else if (missing !== null && file !== page) {
    const name = sectionId(page).slice(1);
    void leadOn(async () => (await findSymbol(file, name)) ?? (await findFile(file)));
  } else if (missing !== null && hasHistory()) {
    void leadOn(() => findMoved(file, ''));
  }
}

/** Whether the atlas knows where moved files and symbols are. */
function hasHistory(): boolean {
  return document.body.dataset['history'] !== undefined;
}

/** Whether a server led from an address that is gone to this page, where the section of a reference has another id. */
function wasRedirected(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'redirectCount' in entry && entry.redirectCount !== 0);
}

function splitAtHash(address: string): { page: string; id: string } {
  const [, page = '', id = ''] = /^([^#]*)#?(.*)$/s.exec(address) ?? [];
  return { page, id };
}

const islands = () => import('../islands/find-symbol.ts');
/** Also finds a symbol that was moved or renamed, if the atlas has a history. */
const findSymbol = async (file: string, section: string): Promise<string | undefined> => {
  const find = async () => (await islands()).findSymbol(file, section);
  if (!hasHistory()) return find();
  const found = await find().catch(() => undefined);
  return found ?? findMoved(file, section);
};
const findMoved = async (file: string, section: string) =>
  (await import('../islands/find-moved.ts')).findMoved(file, section);
const findFile = async (file: string) => (await islands()).findFile(file);

async function leadOn(find: () => Promise<string | undefined>): Promise<void> {
  try {
    const url = await find();
    if (url !== undefined && new URL(url, location.href).href !== location.href) location.replace(url);
  } catch {
    // The file is gone too. The reader stays on the page, which says so or shows what is left.
  }
}
