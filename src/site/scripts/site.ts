import { watchCards } from './cards.ts';
import { showCommit } from './commit.ts';
import { watchCrumbs } from './crumbs.ts';
import { onFirstMove } from './first-move.ts';
import { watchDrawings } from './drawings.ts';
import { watchLines } from './lines.ts';
import { watchPalette } from './palette.ts';
import { showLastChanges, showRevision, watchPermalink } from './forge.ts';
import { watchHelp } from './help.ts';
import { mountPageIsland } from './page-islands.ts';
import { addThemeButton } from './theme.ts';
import { addTree } from './tree.ts';
import { showCurrentTab } from './tabs.ts';
import { rememberPlace } from './recent.ts';
import { linkLines } from './line-links.ts';
import { watchUses } from './uses.ts';
import { watchPanel } from './references-panel.ts';
import { followMovedSymbol } from './moved-symbol.ts';
import { watchOutline } from './outline.ts';
import { watchVersions } from './versions.ts';
import { foldOutlines } from './outline-fold.ts';
import { addFolds } from './symbol-folds.ts';

addThemeButton();
addTree();
watchPalette();
watchCrumbs();
watchHelp();
watchLines();
// Only pages with source need it.
if (document.querySelector('.file-page .code')) {
  onFirstMove(() => void import('./names.ts').then(({ watchNames }) => watchNames()));
  void import('../reader/reader.ts').then(({ watchReader }) => watchReader());
}
if (document.querySelector('.diff-bar'))
  void import('./difference.ts').then(({ watchDifference }) => watchDifference());
// Only atlases that name a hub have such names.
const imports = document.querySelector('[data-package]')?.closest('details');
if (imports) {
  const link = () => void import('./import-links.ts').then(({ linkImports }) => linkImports(imports));
  if (imports.open) link();
  else imports.addEventListener('toggle', link, { once: true });
}
watchOutline();
foldOutlines();
addFolds();
watchVersions();
linkLines();
watchUses();
// Before the cards, which leave a click to it.
watchPanel();
watchCards();
watchDrawings();
mountPageIsland();
showCurrentTab();
showCommit();
showRevision();
showLastChanges();
watchPermalink();
followMovedSymbol();
rememberPlace();
