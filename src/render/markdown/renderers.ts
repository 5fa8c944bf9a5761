import { renderCallGraph, renderDependencies, renderGraph } from './graphs.ts';
import { renderDiff, renderIndexed, renderSnapshot, renderSnapshots } from './history.ts';
import { renderOverview } from './overview.ts';
import { renderPicture } from './picture.ts';
import { renderDefinition, renderImports, renderNode, renderReferences, renderSymbols } from './symbols.ts';
import { renderTree } from './tree.ts';
import { renderValidation } from './validation.ts';

/**
 * By the name of the operation. An answer has been made or checked by its operation, so that its shape is known
 * from the name; this is the one place that relies on it.
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
  ['get_dependencies', renderer(renderDependencies)],
  ['visualize', renderer(renderPicture)],
  ['validate', renderer(renderValidation)],
  ['list_snapshots', renderer(renderSnapshots)],
  ['get_snapshot', renderer(renderSnapshot)],
  ['diff_snapshots', renderer(renderDiff)],
  ['visualize_diff', renderer(renderPicture)],
  ['index', renderer(renderIndexed)],
]);

function renderer(render: (answer: never) => string): (answer: unknown) => string {
  return (answer) => render(answer as never);
}
