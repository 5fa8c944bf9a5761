/** The smallest PNG with a size: its header alone, which is all that is checked. */
export function tinyPng(width = 240, height = 120): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A whole PNG of one red pixel, which browsers show. */
export const redPixel: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A drawing that tries to run and to load something in every way. */
export const evilSvg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 30" onload="alert(1)">
<script>alert(2)</script><style>@import url(https://evil.example/a.css);</style><style>.a{fill:teal}</style>
<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>
<a xlink:href="javascript:alert(3)"><circle class="a" cx="30" cy="15" r="9" onclick="alert(4)" style="fill:url(https://evil.example/f)"/></a>
<image href="https://evil.example/x.png" width="9" height="9"/><use href="https://evil.example/x.svg#a"/><rect id="r" fill="url(#g)"/><use href="#r"/>
<animate attributeName="href" to="javascript:alert(5)"/></svg>`;
