import type { ServerResponse } from 'node:http';
import type { ReadingProgress } from '../host/first-reading.ts';
import { rootFrom } from '../model/page-path.ts';
import { escapeHtml } from '../render/escape-html.ts';

/** Paths below the root of the atlas. No file of an atlas begins with this prefix. */
export const LIVE_EVENTS = '_treeatlas/live';
/** Ends the address of the events for a page that must be shown again, even without a change. */
export const INCOMPLETE = '?incomplete';
export const LIVE_SCRIPT = '_treeatlas/live.js';

/** Not inline, because the content security policy of pages only permits scripts from their own origin. */
export const liveScript = `const query = document.body.hasAttribute('data-incomplete') ? '${INCOMPLETE}' : '';
const events = new EventSource(new URL('live' + query, import.meta.url));
events.addEventListener('changed', () => location.reload());
events.addEventListener('progress', ({ data }) => {
  const { message, done, total } = JSON.parse(data);
  const bar = document.querySelector('#indexing progress');
  const text = document.querySelector('#indexing span');
  if (!bar || !text) return;
  if (total > 0) [bar.max, bar.value] = [total, done];
  else bar.removeAttribute('value');
  text.textContent = total > 0 ? message + ' ' + done.toLocaleString('en') + ' of ' + total.toLocaleString('en') : message;
});
addEventListener('pagehide', () => events.close());
`;

const PING_MS = 25_000;
const PROGRESS_MS = 200;

export function withLiveScript(html: string, path: string): string {
  const tag = `<script type="module" src="${rootFrom(path)}${LIVE_SCRIPT}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + tag : html.slice(0, end) + tag + html.slice(end);
}

/** Adds to a page of an atlas that is not indexed yet how far that is, and what is missing. */
export function withProgress(html: string, { done, total, message }: ReadingProgress): string {
  const value = total > 0 ? ` value="${done}" max="${total}"` : '';
  const bar = `<aside class="indexing" id="indexing"><progress aria-label="Indexing"${value}></progress> <p><span>${escapeHtml(message)}</span> <small>References and counts appear when the repository is indexed.</small></p></aside>`;
  return aboveContent(html, bar).replace('<body ', '<body data-early ');
}

/** Marks a page without answers that are not there yet, and says that they will come. */
export function asIncomplete(html: string): string {
  const note =
    '<aside class="indexing"><progress aria-label="Answers"></progress> <p><small>Answers about the whole repository appear when they are known.</small></p></aside>';
  return aboveContent(html, note).replace(/<body(?=[ >])/, '<body data-incomplete');
}

function aboveContent(html: string, note: string): string {
  return html.replace(/<main [^>]*>/, (main) => main + note);
}

/** The connections of open pages, which are notified of changes by Server-Sent Events. */
export class LiveClients {
  readonly #responses = new Set<ServerResponse>();
  #toldAt = -PROGRESS_MS;
  readonly #pings = setInterval(() => this.#send(': still here\n\n'), PING_MS).unref();

  add(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 1000\n\n');
    this.#responses.add(response);
    response.on('close', () => this.#responses.delete(response));
  }

  progress(progress: ReadingProgress): void {
    const time = performance.now();
    if (time - this.#toldAt < PROGRESS_MS && progress.done < progress.total) return;
    this.#toldAt = time;
    this.#send(`event: progress\ndata: ${JSON.stringify(progress)}\n\n`);
  }

  /** Lets all pages be loaded again, or one of them. */
  changed(only?: ServerResponse): void {
    this.#send('event: changed\ndata: \n\n', only);
  }

  close(): void {
    clearInterval(this.#pings);
    for (const response of this.#responses) response.end();
    this.#responses.clear();
  }

  #send(text: string, only?: ServerResponse): void {
    for (const response of this.#responses) if (!only || response === only) response.write(text);
  }
}
