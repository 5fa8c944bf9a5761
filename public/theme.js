// Applies the chosen theme before the first paint, so the other theme never flashes. Every page waits for this file.
((root) => {
  let theme;
  try {
    theme = localStorage.getItem('treeatlas-theme');
  } catch {
    // Storage is off. The system decides.
  }
  root.dataset.theme = theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.classList.add('js');
})(document.documentElement);
