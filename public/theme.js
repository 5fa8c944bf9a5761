// Applies the chosen theme and the widths of the columns before the first paint, so nothing flashes or moves. Every page waits for this file.
((root) => {
  let theme;
  try {
    theme = localStorage.getItem('treeatlas-theme');
    const side = localStorage.getItem('treeatlas-side');
    if (side) root.style.setProperty('--side', side);
    const rail = localStorage.getItem('treeatlas-rail');
    if (rail) root.style.setProperty('--rail', rail);
    if (localStorage.getItem('treeatlas-column') === 'off') root.dataset.column = 'off';
  } catch {
    // Storage is off. The system decides.
  }
  root.dataset.theme = theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  // From a folder, browsers load no modules, so only texts stand for drawings.
  if (location.protocol !== 'file:') root.classList.add('draws');
  root.classList.add('js');
})(document.documentElement);
