import type { CodeFacts } from './code-facts.ts';
import { EvidenceScale } from './evidence.ts';
import type { CodeGraph } from './graph.ts';
import { Life, Spread } from './life.ts';
import { usesOfNames } from './uses.ts';

export interface Verdicts {
  /** By node. */
  life: Uint8Array;
  /** Nodes that live by evidence of their own. */
  doubted: ReadonlySet<number>;
  scale: EvidenceScale;
}

/** Tells of every node how it lives: first by roots and edges, then by ever weaker evidence, and what that keeps. */
export function findDead(facts: CodeFacts, graph: CodeGraph): Verdicts {
  const spread = new Spread(facts, graph);
  spread.start();
  const unreached = [...facts.nodes.keys()].filter((node) => !spread.reaches(node));
  const scale = new EvidenceScale(facts, graph, spread, usesOfNames(facts, unreached));
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
