import { replaceLinks } from '../../../src/site/markdown/replace-links.ts';
import { fileURLToPath } from 'node:url';
import { fileOfAddress } from '../../../src/model/address.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import { stableFile } from '../../../src/publish/stable.ts';
import type { SiteApp } from '../../../src/publish/site-app.ts';

/** A fake of the compiled site. Its pages show the data they were made from. */
export function siteFolder(): string {
  return fileURLToPath(new URL('./site', import.meta.url));
}

export function loadSiteApp(): Promise<SiteApp> {
  return Promise.resolve({
    sitePages: ['search.html', '404.html'],
    siteTexts: new Map([
      ['search.html', '# Search'],
      ['questions.html', '# Questions'],
    ]),
    replaceLinks,
    clientFolder: `${siteFolder()}/client`,
    renderHub: () => {
      throw new Error('The fake site has no pages of a hub.');
    },
    async render(path, store) {
      const index = JSON.stringify(await store.read(artifactPath.index));
      if (path === 'index.html') {
        const map = JSON.stringify(await store.read(artifactPath.map));
        return `<body class="page"><p>overview</p>${index}${map}</body>`;
      }
      if (['search.html', '404.html'].includes(path)) return `<p>${path}</p>${index}`;
      if (path === 'questions.html' || path.startsWith('quality/')) return `<p>${path}</p>`;
      // Every page says whether there are comparisons.
      const ranges = JSON.stringify(await store.read(artifactPath.changesIndex));
      if (path.startsWith('changes/')) {
        const artifact = `api/v1/${path.replace(/html$/, 'json')}`;
        return `<p>${path}</p>${JSON.stringify(await store.read(artifact))}${ranges}`;
      }
      const directory = /^tree\/(?:(.+)\/)?index\.html$/.exec(path);
      if (directory) return JSON.stringify(await store.read(artifactPath.directory(directory[1] ?? '')));
      const [, address = ''] = /^file\/(.+)\.html$/.exec(path) ?? [];
      if (await store.read(artifactPath.image(address))) return `<p>${address}</p>`;
      const shard = (await store.read(artifactPath.file(fileOfAddress(address)))) as FileShard | undefined;
      if (shard?.source.includes('cannot be rendered')) throw new Error('this one cannot');
      return shard && `<h1>${address}</h1>${JSON.stringify(stableFile(shard))}`;
    },
  });
}
