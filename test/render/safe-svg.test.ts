import { expect, test } from 'vitest';
import { safeSvg, svgSize } from '../../src/render/safe-svg.ts';
import { evilSvg } from '../support/pictures.ts';

test('a drawing runs nothing and loads nothing, and still draws', () => {
  const svg = safeSvg(evilSvg) ?? '';
  expect(svg).not.toMatch(/script|evil|alert|\son\w+=|foreignObject|iframe|import|<a\b/i);
  expect(svg).toContain('<g><circle class="a" cx="30" cy="15" r="9"></circle></g>');
  expect(svg).toContain('.a{fill:teal}');
  expect(svg).toContain('fill="url(#g)"');
  expect(svg).toContain('<use href="#r">');
  expect(svgSize(svg)).toEqual({ width: 60, height: 30 });
});

test.each([
  ['no SVG', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
  ['not well-formed', '<svg><g></svg>'],
  ['with entities, which could hide anything', '<!DOCTYPE svg [<!ENTITY a "x">]><svg><text>&a;</text></svg>'],
  ['empty', ''],
])('a file that is %s is not a drawing', (_, source) => {
  expect(safeSvg(source)).toBeUndefined();
});

test.each([
  '@im<![CDATA[port "https://evil.example/x.css";]]>',
  'a{b:u<!-- c -->rl(https://evil.example/b)}',
])('a style whose parts load something together is left out: %s', (style) => {
  expect(safeSvg(`<svg><style>${style}</style><g/></svg>`)).not.toContain('evil');
});

test.each([
  'values="url(//x/c.png),auto"',
  'fill="url( \'https://x\' )"',
  'style="background:u\\72l(//x)"',
  'href="data:text/html,x"',
  'xml:base="https://x"',
])('the attribute %s is left out', (attribute) => {
  expect(safeSvg(`<svg><rect ${attribute}/></svg>`)).toMatch(/<rect><\/rect>/);
});
