import type { BlameShard } from '../../model/blame.ts';
import { forgeCommitUrl, type Forge } from '../../model/forge.ts';
import { blameRuns, type BlameRun } from '../../query/blame.ts';
import { numberOf, type CodeView } from '../reader/code-view.ts';
import { ageClasses } from './age-classes.ts';
import { watchTip } from './blame-tip.ts';
import { shortName } from './short-name.ts';

/**
 * The commit, author and age of each line, beside its number. The first line of each run has an element, whose text is an attribute: the text
 * of the line stays the source. Blocks of lines are drawn when they come near the view.
 */
export class BlameColumn {
  readonly #view: CodeView;
  readonly #runs: readonly BlameRun[];
  readonly #ages: ReadonlyMap<string, number>;
  readonly #forge: Forge | undefined;
  readonly #drawn = new Set<Element>();

  constructor(view: CodeView, shard: BlameShard, forge: Forge | undefined) {
    this.#view = view;
    this.#runs = blameRuns(shard);
    this.#ages = ageClasses(shard.commits);
    this.#forge = forge;
    const code = view.frame.querySelector(':scope > code');
    if (!code) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) this.#draw(target);
      },
      { rootMargin: '100% 0px' },
    );
    const blocks = code.querySelectorAll(':scope > span');
    for (const block of blocks.length > 0 ? blocks : [code]) observer.observe(block);
    // Lines react to clicks, too.
    code.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('.by')) event.stopPropagation();
    });
    code.addEventListener('keydown', (event) => this.#move(event as KeyboardEvent));
    watchTip(code, (element) => this.#runOf(element)?.commit);
  }

  #draw(block: Element): void {
    if (this.#drawn.has(block)) return;
    this.#drawn.add(block);
    const lines = block.querySelectorAll<HTMLElement>('u[id]');
    const start = lines[0] ? numberOf(lines[0]) : 0;
    let at = this.#runs.findIndex(({ last }) => last >= start);
    for (const line of lines) {
      const number = numberOf(line);
      while ((this.#runs[at]?.last ?? Infinity) < number) at++;
      const run = this.#runs[at];
      if (!run) return;
      line.classList.add(run.commit ? `age${this.#ages.get(run.commit.hash) ?? 5}` : 'age0');
      if (run.first === number) line.prepend(this.#label(run, at));
    }
  }

  #label({ commit, first, last }: BlameRun, at: number): HTMLElement {
    const isLink = commit !== undefined && this.#forge !== undefined;
    const label = document.createElement(isLink ? 'a' : 'span');
    label.className = 'by';
    const day = commit ? `${commit.isOldest ? '≤ ' : ''}${commit.date}` : 'not committed';
    label.dataset['day'] = day;
    label.dataset['who'] = commit ? shortName(commit.author) : '';
    label.dataset['run'] = String(at);
    const lines = last > first ? `Lines ${first} to ${last}` : `Line ${first}`;
    label.ariaLabel = `${lines}: ${day}${commit ? ` ${commit.author}, ${commit.subject}` : ''}`;
    // One stop for the keyboard; arrows lead on.
    label.tabIndex = at === 0 ? 0 : -1;
    if (label instanceof HTMLAnchorElement && commit && this.#forge)
      label.href = forgeCommitUrl(this.#forge, commit.hash);
    else label.role = 'note';
    return label;
  }

  #runOf(label: HTMLElement): BlameRun | undefined {
    return this.#runs[Number(label.dataset['run'])];
  }

  #move(event: KeyboardEvent): void {
    const label = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('.by') : null;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!label || step === undefined) return;
    const run = this.#runs[Number(label.dataset['run']) + step];
    const line = run && this.#view.line(run.first);
    if (!line) return;
    event.preventDefault();
    this.#draw(line.parentElement ?? line);
    const next = line.querySelector<HTMLElement>(':scope > .by');
    if (!next) return;
    label.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}
