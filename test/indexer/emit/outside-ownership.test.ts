import { expect, it } from 'vitest';
import { endAt } from '../../../src/model/file-shard.ts';
import { membersElsewhere, ownerOf } from '../../../src/query/owner.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';

it('a type lists its members in other files, and each of them names the type', async () => {
  const { shards } = await indexMemory(
    memorySource({
      'go.mod': 'module example.com/m\n',
      'cart.go': 'package m\n\ntype Cart struct{}\n\nfunc (c *Cart) Add() {}\n',
      'total.go': 'package m\n\n// Total sums.\nfunc (c *Cart) Total() int { return 0 }\n',
    }),
  );
  const cart = shards.get('cart.go')!;
  const type = cart.nodes.find(({ name }) => name === 'Cart')!;
  const [member] = membersElsewhere(cart, type);
  expect(member).toMatchObject({ doc: 'Total sums.', end: { id: 'method:total.go:Cart.Total' } });
  expect(membersElsewhere(cart, type)).toHaveLength(1);

  const total = shards.get('total.go')!;
  const method = total.nodes.find(({ name }) => name === 'Total')!;
  expect(endAt(total, method.owner!).id).toBe('struct:cart.go:Cart');
  expect(ownerOf(total, method)?.id).toBe('struct:cart.go:Cart');
});
