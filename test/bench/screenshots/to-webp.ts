import type { Browser } from '@playwright/test';

const QUALITY = 0.9;

/** Converts a PNG picture with the encoder of the browser: a quarter of the size. */
export async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const blank = await browser.newPage();
  try {
    const address = await blank.evaluate(
      async ([source, quality]) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), {
          width: image.width,
          height: image.height,
        });
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', quality);
      },
      [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
    );
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  } finally {
    await blank.close();
  }
}
