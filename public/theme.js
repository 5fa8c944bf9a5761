// Applies the chosen theme and the widths of the columns before the first paint, so nothing flashes or moves. Every page waits for this file.
((root) => {
  let theme;
  try {
    theme = localStorage.getItem('treeatlas-theme');
    const side = localStorage.getItem('treeatlas-side');
    if (side) root.style.setProperty('--side', side);
    const rail = localStorage.getItem('treeatlas-rail');
    if (rail) root.style.setProperty('--rail', rail);
    if (localStorage.getItem('treeatlas-diff') === 'unified') root.dataset.diff = 'unified';
    if (localStorage.getItem('treeatlas-column') === 'off') root.dataset.column = 'off';
  } catch {
    // Storage is off. The system decides.
  }
  root.dataset.theme = theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  if (location.protocol !== 'file:') {
    root.classList.add('js');
    // Before styles name them. Links in the markup would be refused from a folder, and the fonts with them.
    for (const href of Object.values(document.currentScript.dataset))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href }),
      );
    return;
  }
  // From a folder, browsers load neither modules nor data: the page stays as it is without scripts, and a note says why.
  const note = document.createElement('script');
  note.src = new URL('from-folder.js', document.currentScript.src);
  document.head.append(note);
})(document.documentElement);
