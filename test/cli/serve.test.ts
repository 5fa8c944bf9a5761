import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixture, serve, treeatlas } from './run-treeatlas.ts';

describe('treeatlas serve', () => {
  it('serves the current repository, announces changes, and ends cleanly with Ctrl C', async () => {
    const cwd = fixture('tiny-python');
    const { url, stop } = await serve([], cwd);
    const page = await fetch(new URL('file/src/stockroom/shelf.py.html', url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Holds things, up to its capacity');

    const events = await fetch(new URL('_treeatlas/live', url));
    writeFileSync(join(cwd, 'src', 'stockroom', 'fresh.py'), 'def just_written():\n    pass\n');
    let told = '';
    let fresh = '';
    for await (const part of events.body!.pipeThrough(new TextDecoderStream())) {
      told += part;
      if (!told.includes('event: changed')) continue;
      told = '';
      fresh = await (await fetch(new URL('file/src/stockroom/fresh.py.html', url))).text();
      // The first change is that the repository has been indexed.
      if (fresh.includes('just_written')) break;
    }
    expect(fresh).toContain('just_written');
    expect(await stop()).toMatchObject({ code: null, stdout: '' });
  });

  it('warns that the network can read it, with the addresses, when listening on all interfaces', async () => {
    const { url, stop } = await serve(['--host', '0.0.0.0'], fixture('tiny-python'));
    const { port } = new URL(url);
    expect(url).toBe(`http://127.0.0.1:${port}/`);
    expect((await fetch(url)).status).toBe(200);
    const { stderr } = await stop();
    expect(stderr).toContain('Everyone who reaches this machine over the network can read the source');
    expect(stderr).not.toContain('http://0.0.0.0');
  });

  it('serves a published atlas', async () => {
    const cwd = fixture('tiny-typescript');
    await treeatlas(['build'], { cwd });
    const { url, stop } = await serve(['atlas'], cwd);
    expect(await (await fetch(url)).text()).toContain('Corner shop');
    expect((await stop()).code).toBeNull();
  });
});
