import { createHash } from 'node:crypto';

/**
 * Hosts serve `404.html` at the missing URL itself, where relative links break. This script searches for the root of the
 * atlas, first where a folder of an atlas begins and then in all parent folders, because each wrong guess is an error in
 * the console. It redirects to the real `404.html`. There, or if there is no atlas, it adds the scripts and styles of the page (see `holdAssets`).
 * Until then nothing is shown, so nothing moves. From a folder, nothing can be fetched, and nothing serves `404.html`.
 */
export const findRoot =
  "(async()=>{const root=document.documentElement,show=()=>{const assets=document.importNode(document.getElementById('assets').content,true);for(const style of assets.querySelectorAll('[rel=stylesheet]'))style.onload=style.onerror=()=>root.hidden=false;document.head.append(assets)};root.hidden=true;if(location.protocol==='file:')return show();const here=new URL('.',location.href).href,roots=[...here.matchAll(/\\/(?=(?:file|tree|quality|docs|api)\\/)/g)].map(m=>here.slice(0,m.index+1));for(let u=here,up;u!==up;u=new URL('..',up=u).href)roots.push(u);for(const u of new Set(roots))if((await fetch(new URL('api/v1/index.json',u),{method:'HEAD'}).catch(()=>0)).ok)return u===here?show():location.replace(u+'404.html?from='+encodeURIComponent(location.pathname+location.hash));show()})()";

/** Allows nothing from other hosts, and no scripts and styles but our own. `forms` are the places where forms may lead. */
function securityPolicy(scripts: string, forms: "'none'" | "'self'"): string {
  return [
    "default-src 'self'",
    ...(scripts === '' ? [] : [`script-src 'self' ${scripts}`]),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${forms}`,
  ].join(';');
}

export const pagePolicy = securityPolicy('', "'none'");
/** `findRoot` is the only inline script; the policy allows it by its hash. The page has a form that leads to the search. */
export const missingPolicy = securityPolicy(
  `'sha256-${createHash('sha256').update(findRoot).digest('base64')}'`,
  "'self'",
);
