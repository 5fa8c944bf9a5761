import { watchCards } from './cards.ts';
import { showCommit } from './commit.ts';
import { watchGraphs } from './graphs.ts';
import { watchLines } from './lines.ts';
import { watchPalette } from './palette.ts';
import { showRevision, watchPermalink } from './forge.ts';
import { watchHelp } from './help.ts';
import { mountQuestions } from './questions.ts';
import { mountSearch } from './search.ts';
import { addThemeButton } from './theme.ts';
import { addTree } from './tree.ts';
import { watchUses } from './uses.ts';
import { followMovedSymbol } from './moved-symbol.ts';
import { watchOutline } from './outline.ts';
import { addFolds } from './symbol-folds.ts';

addThemeButton();
addTree();
watchPalette();
watchHelp();
watchLines();
// Only pages with source need it.
if (document.querySelector('.file-page .code'))
  void import('./names.ts').then(({ watchNames }) => watchNames());
watchOutline();
addFolds();
watchUses();
watchCards();
watchGraphs();
mountSearch();
mountQuestions();
showCommit();
showRevision();
watchPermalink();
followMovedSymbol();
