import { expect, test } from 'vitest';
import { readImageHeader } from '../../../src/indexer/images/image-header.ts';
import { MAX_ALL_IMAGES_BYTES, MAX_IMAGE_BYTES, selectImages } from '../../../src/indexer/images/images.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import type { DirectoryShard } from '../../../src/model/directory-shard.ts';
import { ImageShard } from '../../../src/model/image.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';
import { tinyPng } from '../../support/pictures.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

test.each([
  ['png', tinyPng(240, 120), { type: 'png', width: 240, height: 120 }],
  ['gif', bytes('474946383961 0a00 0500 000000'), { type: 'gif', width: 10, height: 5 }],
  [
    'jpg',
    bytes('ffd8 ffe0 0004 0000 ffc0 0011 08 0020 0040 03 000000'),
    { type: 'jpg', width: 64, height: 32 },
  ],
  [
    'webp',
    bytes('52494646 00000000 57454250 56503858 0a000000 00000000 3f0000 1f0000'),
    { type: 'webp', width: 64, height: 32 },
  ],
  ['avif', bytes('0000001c 66747970 61766966 00000000'), { type: 'avif' }],
  ['ico', bytes(`00000100 0100 1000 ${'00'.repeat(16)}`), { type: 'ico', width: 16, height: 256 }],
])('%s is known by its bytes, with its size', (_, content, header) => {
  expect(readImageHeader(content)).toEqual(header);
});

test.each(['', '89504e47', '3c68746d6c3e', 'ffd8', '00000100'])('bytes %s are no image', (hex) => {
  expect(readImageHeader(bytes(hex))).toBeUndefined();
});

test('any bytes are read to the end', () => {
  for (let length = 0; length < 40; length++)
    for (const head of ['ffd8ff', '52494646000000005745425056503820', '474946383961', '89504e470d0a1a0a'])
      readImageHeader(bytes(head + 'ff'.repeat(length)));
});

test('what is only called an image is not published as one, and says why', async () => {
  const { artifacts } = await indexMemory(
    memorySource({
      'a.ts': 'export const a = 1;\n',
      'art/logo.png': tinyPng(),
      'art/page.png': '<script>alert(1)</script>',
      'art/pointer.png': 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n',
      'art/photo.jpg': new Uint8Array(MAX_IMAGE_BYTES + 1),
    }),
  );
  const image = (address: string) =>
    ImageShard.parse(artifacts.find(({ path }) => path === artifactPath.image(address))?.value);
  expect(image('art/logo.png')).toMatchObject({ type: 'png', width: 240, height: 120, directory: 'art' });
  expect(Buffer.from(image('art/logo.png').data, 'base64')).toEqual(Buffer.from(tinyPng()));
  expect(image('art/page.png')).toMatchObject({ problem: 'not-an-image', data: '' });
  expect(image('art/pointer.png')).toMatchObject({ problem: 'pointer', data: '' });
  expect(image('art/photo.jpg')).toMatchObject({ problem: 'too-large', data: '' });
  const directory = artifacts.find(({ path }) => path === artifactPath.directory('art'))
    ?.value as DirectoryShard;
  expect(directory.skipped.map(({ image: address }) => address)).toEqual([
    'art/logo.png',
    'art/page.png',
    'art/photo.jpg',
    'art/pointer.png',
  ]);
});

test('an image whose text contains a secret is withheld', async () => {
  const key = ['ghp', 'b3Xk9QzW7mLp2Rt5Vy8NcJ4HsDf6GaKe1TuZ'].join('_');
  const content = new Uint8Array([...tinyPng(), ...new TextEncoder().encode(`tEXt token = "${key}"`)]);
  const images = selectImages(
    [{ path: 'a.png', size: content.length }],
    { read: () => Promise.resolve(content) },
    undefined,
  );
  expect(await images.read({ path: 'a.png', size: content.length })).toEqual({ problem: 'secret', data: '' });
});

test('beyond the limit for all images, smaller ones come first', async () => {
  const size = MAX_IMAGE_BYTES;
  const count = Math.floor(MAX_ALL_IMAGES_BYTES / size);
  const files = Array.from({ length: count + 1 }, (_, at) => ({
    path: `${at}.png`,
    size: at === 0 ? size : size - 1,
  }));
  const images = selectImages(files, { read: () => Promise.resolve(tinyPng()) }, undefined);
  expect(images.published.files).toBe(count);
  expect(await images.read({ path: '0.png', size })).toMatchObject({ problem: 'over-limit' });
  expect(await images.read({ path: '1.png', size: size - 1 })).toMatchObject({ type: 'png' });
});
