import { expect, it } from 'vitest';
import { indexMemory } from '../../../support/index-memory.ts';
import { memorySource } from '../../../support/memory-source.ts';

it('super in a block whose receiver may be anything ends no run, and later lines are linked', async () => {
  const text = `open class Base { open fun visit(): Int = 1 }
class Tools
fun later() = 2
class Low(val flag: Boolean) : Base() {
    override fun visit(): Int {
        with(if (flag) Tools() else missing()) {
            return super.visit() + later()
        }
    }
}
`;
  const { shards } = await indexMemory(memorySource({ 'low.kt': text }), { workers: 1 });
  const shard = shards.get('low.kt');
  const calls = shard?.edges.filter(({ type }) => type === 'CALLS') ?? [];
  expect(calls.map(({ to }) => shard?.nodes[to]?.id)).toContain('function:low.kt:later');
});
