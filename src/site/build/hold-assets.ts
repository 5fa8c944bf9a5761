/** The files that a page loads: its icon, scripts and styles, whose addresses are relative. */
const asset = /<link rel="(?:icon|stylesheet)"[^>]*>|<script [^>]*\bsrc="[^>]*><\/script>/g;

/**
 * Puts the scripts and styles of the page for missing pages where browsers do not load them: hosts serve it at the missing address, from which
 * the relative addresses lead nowhere. Its inline script (`findRoot`) adds them where they lead to the atlas. Without scripts, the styles are
 * loaded as on other pages.
 */
export function holdAssets(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const assets = head.match(asset) ?? [];
  const styles = assets.filter((each) => each.includes('rel="stylesheet"'));
  const held = `<template id="assets">${assets.join('')}</template><noscript>${styles.join('')}</noscript>`;
  const rest = head.replace(asset, '');
  const at = rest.indexOf('<script>');
  return rest.slice(0, at) + held + rest.slice(at) + html.slice(end);
}
