import { expect, it } from 'vitest';
import { firstLine, firstSentence } from '../../src/query/text.ts';

it.each([
  ['Used by :func:`send_file` to determine\nthe age. More.', 'Used by send_file to determine the age.'],
  [
    'A :class:`~flask.Flask`, :py:meth:`run it <flask.Flask.run>` and :file:`a.py`.',
    'A Flask, run it and a.py.',
  ],
  ['See `the site <https://a.b>`_ and ``int | None``::', 'See the site and int | None:'],
  ['Adds {@link Item}, {@link Cart#add the cart} and {@code 1}.', 'Adds Item, the cart and 1.'],
  ['Gives the [`Item`] a [price](Price).', 'Gives the Item a price.'],
  ['Uses L{Cart} and C{x}.', 'Uses Cart and x.'],
  ['<summary>Adds <see cref="T:Item"/>.</summary>', 'Adds Item.'],
  ['**Bold** and *soft* text of __init__ with a * b.', 'Bold and soft text of __init__ with a * b.'],
  ['Takes int|None|str or Array<b>.', 'Takes int|None|str or Array<b>.'],
  ['@see {@link https://a.b/c#event}\nThe event. More.', 'The event.'],
])('shows no markup: %s', (doc, sentence) => {
  expect(firstSentence(doc)).toBe(sentence);
});

it('shows the first line without markup', () => {
  expect(firstLine('\nUsed by :func:`send_file`,\nand more')).toBe('Used by send_file,');
});
