// Says, on pages opened from a folder, what they lack there and which command serves them. Only such pages load this file.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', explain);
else explain();

function explain() {
  const { pathname } = new URL(document.body.dataset.root, location.href);
  // A drive of Windows stands after a slash.
  const path = decodeURIComponent(pathname)
    .replace(/^\/(?=[A-Z]:)/i, '')
    .replace(/(?<=.)\/$/, '');
  const folder = /^[\w./:-]+$/.test(path) ? path : `"${path.replace(/["\\$`]/g, '\\$&')}"`;

  const note = document.createElement('aside');
  note.className = 'from-folder';
  note.append(
    'This page is opened from a folder, where browsers load no data. Search, map, drawings and the file tree need a web server: ',
    command(`npx serve ${folder}`),
    ' (or ',
    command('python3 -m http.server -d'),
    ', ',
    command('treeatlas serve'),
    ').',
  );
  document.getElementById('main').before(note);

  for (const need of document.querySelectorAll('.needs')) need.textContent = 'a web server';
}

function command(text) {
  const code = document.createElement('code');
  code.textContent = text;
  return code;
}
