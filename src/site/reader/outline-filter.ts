/** A shorter outline is seen as a whole. */
const MIN_ENTRIES = 12;

/** Adds a field that leaves only the entries of the outline with the typed text, and those around them. */
export function addOutlineFilter(): void {
  const outline = document.querySelector<HTMLElement>('nav.outline');
  const entries = [...(outline?.querySelectorAll('li') ?? [])];
  if (!outline || entries.length < MIN_ENTRIES) return;
  const input = document.createElement('input');
  input.type = 'search';
  input.className = 'outline-filter';
  input.placeholder = 'Filter';
  input.ariaLabel = 'Filter the outline';
  const none = document.createElement('p');
  none.role = 'status';
  outline.querySelector('.eyebrow')?.after(input, none);
  const nameOf = (entry: Element): string =>
    entry.querySelector(':scope > a')?.textContent.toLowerCase() ?? '';
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().trim();
    const matching = new Set<Element>();
    for (const entry of entries) {
      if (!nameOf(entry).includes(words)) continue;
      for (let each: Element | null | undefined = entry; each; each = each.parentElement?.closest('li'))
        matching.add(each);
    }
    for (const entry of entries) entry.hidden = !matching.has(entry);
    none.textContent = matching.size === 0 ? 'No symbol has this in its name.' : '';
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    const words = input.value.toLowerCase().trim();
    const found = entries.find((entry) => nameOf(entry).includes(words));
    found?.querySelector<HTMLAnchorElement>(':scope > a')?.click();
  });
}
