import { renderDeadCode } from './dead-code.ts';
import { renderDiff, renderIndexed, renderSnapshot, renderSnapshots } from './history.ts';
import { renderFileTree } from './file-tree.ts';
import { renderGrep } from './grep.ts';
import { renderOverview } from './overview.ts';
import { renderPaths } from './paths.ts';
import { plainAnswer } from './plain.ts';
import { renderDefinition, renderImports, renderNode, renderReferences, renderSymbols } from './symbols.ts';
import { renderTests } from './tests.ts';
import { renderTree } from './tree.ts';
import { renderCheck, renderImpact, renderImports as renderImporters, renderRelated } from './usage.ts';
import { renderCallGraph, renderDependencies, renderGraph } from './graphs.ts';
import { renderPicture } from './picture.ts';
import { renderFind, renderResults, renderSearch } from './search.ts';
import { renderValidation } from './validation.ts';

/**
 * The renderers, by name of the operation. Operations make or validate their answers, so the name determines the type; only
 * this module relies on that.
 */
export const renderers: ReadonlyMap<string, (answer: unknown) => string> = new Map([
  ['overview', renderer(renderOverview)],
  ['code_tree', renderer(renderTree)],
  ['get_node', renderer(renderNode)],
  ['list_symbols', renderer(renderSymbols)],
  ['find_definition', renderer(renderDefinition)],
  ['find_references', renderer(renderReferences)],
  ['call_graph', renderer(renderCallGraph)],
  ['module_imports', renderer(renderImports)],
  ['get_graph', renderer(renderGraph)],
  ['grep', renderer(renderGrep)],
  ['tree', renderer(renderFileTree)],
  ['impact', renderer(renderImpact)],
  ['check', renderer(renderCheck)],
  ['imports', renderer(renderImporters)],
  ['related', renderer(renderRelated)],
  ['deadcode', renderer(renderDeadCode)],
  ['lsp', renderByAction],
  ['path_between', renderer(renderPaths)],
  ['affected_tests', renderer(renderTests)],
  ['get_dependencies', renderer(renderDependencies)],
  ['visualize', renderer(renderPicture)],
  ['validate', renderer(renderValidation)],
  ['search', renderer(renderSearch)],
  ['mem_search', renderer(renderResults)],
  ['find', renderer(renderFind)],
  ['list_snapshots', renderer(renderSnapshots)],
  ['get_snapshot', renderer(renderSnapshot)],
  ['diff_snapshots', renderer(renderDiff)],
  ['visualize_diff', renderer(renderPicture)],
  ['index', renderer(renderIndexed)],
]);

/** Renders the answer of an operation with several actions, by the `action` in the answer. */
function renderByAction(answer: unknown): string {
  const action = typeof answer === 'object' && answer !== null && 'action' in answer ? answer.action : '';
  const render = typeof action === 'string' && action !== 'lsp' ? renderers.get(action) : undefined;
  return (render ?? plainAnswer)(answer);
}

function renderer(render: (answer: never) => string): (answer: unknown) => string {
  return (answer) => render(answer as never);
}
