import { artifactPath } from '../../../model/artifact.ts';
import type { DeadCodeIndex, DeadCodeShard } from '../../../model/dead-code.ts';
import { rootKinds } from '../../../model/root.ts';
import type { Layer } from '../../../derive/layer.ts';
import { CodeFacts } from './code-facts.ts';
import { filePart, type FilePart } from './code-part.ts';
import { judgeNodes } from './judge-nodes.ts';
import { buildGraph } from './graph.ts';
import { deadItems } from './items.ts';
import { Life } from './life.ts';
import { count, shardItems } from './shards.ts';

/** The dead code that no root reaches. */
export const deadCodeLayer: Layer<FilePart> = {
  prefix: artifactPath.deadCode(''),
  uses: [],
  openParts: () => filePart,
  open({ pause }) {
    const facts = new CodeFacts();
    return {
      add: (part) => {
        facts.add(part);
      },
      async *artifacts() {
        facts.linkOwners();
        const graph = buildGraph(facts);
        await pause?.();
        const verdicts = judgeNodes(facts, graph);
        await pause?.();
        const items = deadItems(facts, graph, verdicts);
        const shards = shardItems(items);
        for (const { entry, items: inside } of shards)
          yield { path: artifactPath.deadCode(entry.file), value: { items: inside } satisfies DeadCodeShard };
        const index: DeadCodeIndex = {
          total: items.length,
          bySeverity: count(items),
          examined: facts.nodes.length,
          reachable: verdicts.life.reduce((sum, life) => sum + Number(life === Life.Lives), 0),
          roots: rootKinds.map((kind) => ({ kind, count: graph.rootCounts.get(kind) ?? 0 })),
          shards: shards.map(({ entry }) => entry),
        };
        yield { path: artifactPath.deadCode('index.json'), value: index };
      },
    };
  },
};
