import { showCommit } from './commit.ts';
import { watchGraphs } from './graphs.ts';
import { watchLines } from './lines.ts';
import { watchLocals } from './locals.ts';
import { watchPalette } from './palette.ts';
import { mountSearch } from './search.ts';
import { addThemeButton } from './theme.ts';
import { addTree } from './tree.ts';
import { watchOutline } from './outline.ts';

addThemeButton();
addTree();
watchPalette();
watchLines();
watchLocals();
watchOutline();
watchGraphs();
mountSearch();
showCommit();
