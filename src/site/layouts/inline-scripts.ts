import { createHash } from 'node:crypto';

/**
 * Hosts serve `404.html` at the missing URL itself, where relative links break. This script searches the parent folders
 * for the root of the atlas and redirects to the real `404.html`.
 */
export const findRoot =
  "(async()=>{const here=new URL('.',location.href).href;for(let u=here;;){if((await fetch(new URL('api/v1/index.json',u)).catch(()=>0)).ok){if(u!==here)location.replace(u+'404.html?from='+encodeURIComponent(location.pathname+location.hash));return}const up=new URL('..',u).href;if(up===u)return;u=up}})()";

/** Allows nothing from other hosts and no scripts but our own. Inline styles are allowed for the diagrams. */
function securityPolicy(scripts: string): string {
  return [
    "default-src 'self'",
    ...(scripts === '' ? [] : [`script-src 'self' ${scripts}`]),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join(';');
}

export const pagePolicy = securityPolicy('');
/** `findRoot` is the only inline script; the policy allows it by its hash. */
export const missingPolicy = securityPolicy(
  `'sha256-${createHash('sha256').update(findRoot).digest('base64')}'`,
);
