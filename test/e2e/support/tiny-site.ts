import { createReadStream } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { markdownPath } from '../../../src/publish/page-markdown/markdown-path.ts';
import { renderPageMarkdown } from '../../../src/publish/page-markdown/page-markdown.ts';
import { OpenLayer } from '../../../src/derive/open-layer.ts';
import { layers } from '../../../src/features/layers.ts';
import { artifactPath, type Artifact, isFileShard } from '../../../src/model/artifact.ts';
import { publishedTexts } from '../../support/published-texts.ts';
import type { AtlasIndex } from '../../../src/model/atlas-index.ts';
import type { DirectoryShard } from '../../../src/model/directory-shard.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { answerPages, pagePath } from '../../../src/model/page-path.ts';
import { symbolsByPage } from '../../../src/query/symbol-pages.ts';
import { loadSiteApp } from '../../../src/publish/site-app.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import type { ServedSite } from './served-sites.ts';
import { tinyBlame } from '../../support/tiny-blame.ts';
import { tinyArtifacts } from '../../support/tiny-atlas.ts';
import { writeTinyProse } from '../../support/tiny-prose.ts';

export interface WrittenSite extends AsyncDisposable {
  folder: string;
}

/** Renders every page of the tiny atlas into a folder. */
export async function writeTinySite(): Promise<WrittenSite> {
  const folder = await mkdtemp(join(tmpdir(), 'treeatlas-site-'));
  await writeSite(folder);
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** Renders every page of the tiny atlas and serves it. */
export async function serveTinySite(): Promise<ServedSite> {
  return serveSite(await writeTinySite());
}

/** Serves a folder below `/some/where/`, like a static host, and removes it at the end. */
export async function serveSite(site: WrittenSite): Promise<ServedSite> {
  const root = site.folder;
  const prefix = '/some/where/';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = decodeURIComponent(pathname);
    const file = join(root, path.slice(prefix.length) || 'index.html');
    stat(file).then(
      () => {
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
        createReadStream(file).pipe(response);
      },
      () => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        // Static hosts serve the 404 page at the missing URL, without a redirect.
        if (/\.html$|\/[^.]*$/.test(path)) createReadStream(join(root, '404.html')).pipe(response);
        else response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site[Symbol.asyncDispose]();
    },
  };
}

async function writeSite(root: string): Promise<void> {
  const app = await loadSiteApp();
  const base = tinyArtifacts().map(withCommits);
  const artifacts = [...base, ...(await layerArtifacts(base))];
  const store = new MemoryStore(artifacts);
  await cp(app.clientFolder, root, { recursive: true });
  const pages = new Set<string>([
    pagePath.overview,
    pagePath.coverage,
    pagePath.accuracy,
    pagePath.questions,
    ...answerPages,
    ...app.sitePages,
  ]);
  for (const { path, value } of artifacts) {
    for (const [file, text] of publishedTexts({ path, value })) await put(join(root, file), text);
    if (path.startsWith('api/v1/tree/')) pages.add(pagePath.directory((value as DirectoryShard).address));
    if (!path.startsWith('api/v1/file/')) continue;
    const shard = value as FileShard;
    for (const page of [shard.address, ...symbolsByPage(shard).keys()]) pages.add(pagePath.file(page));
  }
  for (const page of pages) {
    await put(join(root, page), (await app.render(page, store)) ?? '');
    const markdown = await renderPageMarkdown(page, store, app);
    if (markdown !== undefined) await put(join(root, markdownPath(page)), markdown);
  }
  await writeTinyProse(root);
}

/** An atlas with the commits of lines, as a build makes it from a clone with the whole history. */
function withCommits(artifact: Artifact): Artifact {
  if (artifact.path !== artifactPath.index) return artifact;
  const index = artifact.value as AtlasIndex;
  return { ...artifact, value: { ...index, repository: { ...index.repository, blame: true } } };
}

async function layerArtifacts(base: readonly Artifact[]): Promise<Artifact[]> {
  const made: Artifact[] = [];
  for (const layer of layers) {
    const opened = new OpenLayer(layer, tinyBlame);
    for (const { path, value } of base)
      if (isFileShard(path)) opened.add(path, undefined, () => value as FileShard);
    for await (const artifact of opened.artifacts()) made.push(artifact);
  }
  return made;
}

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
