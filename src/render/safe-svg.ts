import { SaxesParser } from 'saxes';
import { escapeHtml } from './escape-html.ts';

export function isDrawing(path: string): boolean {
  return /\.svg$/i.test(path);
}

/** Elements that draw. All others are left out with what they contain; a link is a group. */
const drawing = new Set(
  (
    'svg g a defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style image switch marker ' +
    'linearGradient radialGradient stop clipPath mask pattern filter feBlend feColorMatrix feComponentTransfer feComposite ' +
    'feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence ' +
    'animate animateTransform animateMotion mpath'
  ).split(' '),
);

/** Attributes beside those without a colon. */
const prefixed = new Set(['xlink:href', 'xml:space', 'xml:lang']);
const embedded = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$)/i;
/** Styles that load something, or hide it by escapes. */
const loads = /@import|url\((?!\s*['"]?\s*#)|image-set|expression|javascript:|\\|</i;

/**
 * Returns a drawing without anything that runs or loads: only known elements that draw, no events, and no addresses but those inside of it. Undefined if
 * the text is no well-formed SVG. Browsers run no scripts of an image in a page, but they do if its file is opened.
 */
export function safeSvg(source: string): string | undefined {
  const parts: string[] = [];
  /** Names as written, and undefined for elements that are left out. */
  const open: (string | undefined)[] = [];
  const found = { isBroken: false };
  const parser = new SaxesParser();
  parser.on('error', () => (found.isBroken = true));
  parser.on('opentag', ({ name, attributes }) => {
    const isKept = open.every((each) => each !== undefined) && drawing.has(name);
    if (open.length === 0 && name !== 'svg') found.isBroken = true;
    const shown = name === 'a' ? 'g' : name;
    open.push(isKept ? shown : undefined);
    if (!isKept) return;
    const kept = Object.entries(attributes).filter(([key, value]) => isSafe(name, key, value));
    const root =
      open.length === 1
        ? [
            ['xmlns', 'http://www.w3.org/2000/svg'],
            ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
          ]
        : [];
    const written = [...root, ...kept].map(([key = '', value = '']) => ` ${key}="${escapeQuoted(value)}"`);
    parts.push(`<${shown}${written.join('')}>`);
  });
  const addText = (text: string): void => {
    parts.push(escapeHtml(text).replaceAll('>', '&gt;'));
  };
  /** The text of the style that is open. Its parts, between comments and sections, are one text for browsers. */
  let style = '';
  parser.on('closetag', () => {
    const name = open.pop();
    if (name === 'style' && !loads.test(style)) addText(style);
    if (name === 'style') style = '';
    if (name !== undefined) parts.push(`</${name}>`);
  });
  const readText = (text: string): void => {
    if (open.length === 0 || open.includes(undefined)) return;
    if (open.at(-1) === 'style') style += text;
    else addText(text);
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  try {
    parser.write(source).close();
  } catch {
    return undefined;
  }
  return found.isBroken || parts.length === 0 ? undefined : parts.join('');
}

/** The size of a safe drawing in pixels, by its attributes or its view box. */
export function svgSize(svg: string): { width?: number; height?: number } {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const [, , , boxWidth, boxHeight] =
    / viewBox="\s*([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/i.exec(root) ?? [];
  const width = Math.round(Number(/ width="([\d.]+)(?:px)?"/.exec(root)?.[1] ?? boxWidth));
  const height = Math.round(Number(/ height="([\d.]+)(?:px)?"/.exec(root)?.[1] ?? boxHeight));
  return width > 0 && height > 0 ? { width, height } : {};
}

function isSafe(element: string, name: string, value: string): boolean {
  const key = name.toLowerCase();
  if (key.startsWith('on') || key.startsWith('xmlns') || (key.includes(':') && !prefixed.has(key)))
    return false;
  if (key === 'href' || key === 'xlink:href') return element !== 'a' && embedded.test(value);
  if (key === 'attributename' && /href|^on/i.test(value)) return false;
  if (/^(?:from|to|by|values)$/.test(key)) return !/[a-z]+:/i.test(value) && !loads.test(value);
  return !loads.test(value);
}

function escapeQuoted(value: string): string {
  return escapeHtml(value).replaceAll('"', '&quot;');
}
