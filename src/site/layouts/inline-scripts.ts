import { createHash } from 'node:crypto';

/**
 * Hosts serve `404.html` at the missing URL itself, where relative links break. This script searches for the root of the
 * atlas, first where a folder of an atlas begins and then in all parent folders, because each wrong guess is an error in
 * the console. It redirects to the real `404.html`. From a folder, nothing can be fetched, and nothing serves `404.html`.
 */
export const findRoot =
  "(async()=>{if(location.protocol==='file:')return;const here=new URL('.',location.href).href,roots=[...here.matchAll(/\\/(?=(?:file|tree|quality|docs|api)\\/)/g)].map(m=>here.slice(0,m.index+1));for(let u=here,up;u!==up;u=new URL('..',up=u).href)roots.push(u);for(const u of new Set(roots))if((await fetch(new URL('api/v1/index.json',u)).catch(()=>0)).ok){if(u!==here)location.replace(u+'404.html?from='+encodeURIComponent(location.pathname+location.hash));return}})()";

/**
 * Asks for the fonts, whose addresses are the data of its element, before styles name them. Links in the markup would do
 * the same, but from a folder each of them is refused with errors in the console, and the font with it.
 */
export const preloadFonts =
  "location.protocol!='file:'&&Object.values(document.currentScript.dataset).map(href=>document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',crossOrigin:'',href})))";

/** Allows nothing from other hosts, and no scripts and styles but our own. `forms` are the places where forms may lead. */
function securityPolicy(scripts: readonly string[], forms: "'none'" | "'self'"): string {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${forms}`,
  ].join(';');
}

/** The inline scripts are constants, which the policy allows by their hashes. */
export const pagePolicy = securityPolicy([preloadFonts], "'none'");
/** The page has a form that leads to the search. */
export const missingPolicy = securityPolicy([preloadFonts, findRoot], "'self'");
