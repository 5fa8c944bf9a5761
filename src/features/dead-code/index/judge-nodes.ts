import type { CodeFacts } from './code-facts.ts';
import { EvidenceScale } from './evidence.ts';
import type { CodeGraph } from './graph.ts';
import { Life, Spread } from './life.ts';
import { occurrencesOfNames } from './uses.ts';

export interface Verdicts {
  /** By number of the node. */
  life: Uint8Array;
  /** Nodes kept by evidence of their own. */
  doubted: ReadonlySet<number>;
  scale: EvidenceScale;
}

/**
 * Determines the verdict of every node: first from roots and edges, then from weaker and weaker evidence and
 * the nodes that it keeps.
 */
export function judgeNodes(facts: CodeFacts, graph: CodeGraph): Verdicts {
  const spread = new Spread(facts, graph);
  spread.start();
  const unreached = [...facts.nodes.keys()].filter((node) => !spread.reaches(node));
  const scale = new EvidenceScale(facts, graph, spread, occurrencesOfNames(facts, unreached));
  for (const level of [Life.Lives, Life.Outside, Life.Named]) {
    spread.level = level;
    for (let changed = true; changed;) {
      changed = false;
      for (const node of unreached) {
        if (spread.reaches(node) || scale.weigh(node).life > level) continue;
        spread.doubt(node);
        changed = true;
      }
    }
  }
  return { life: spread.life, doubted: spread.doubted, scale };
}
