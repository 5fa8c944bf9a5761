import { expect, it } from 'vitest';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

/** The documentation of the first symbol of a file that has any. */
async function docOf(path: string, text: string): Promise<string> {
  const { shards } = await indexMemory(memorySource({ [path]: text }));
  const nodes = [...shards.values()].flatMap((shard) => shard.nodes);
  return nodes.find(({ doc, kind }) => doc !== undefined && kind !== 'module')?.doc ?? '';
}

it('reads commands of Doxygen as Markdown and tags', async () => {
  const doc = await docOf(
    'a.c',
    '/**\n * @brief Opens \\p path, see @ref close_it.\n *\n * @code{.c}\n * open_it("x");\n * @endcode\n * @param[out] path where it is\n * @retval 3 nothing is there\n * \\note Not twice.\n */\nint open_it(const char *path);\n',
  );
  expect(doc).toBe(
    'Opens `path`, see [`close_it`].\n\n```\nopen_it("x");\n```\n\n@param[out] path where it is\n\n@returns `3` nothing is there\n\n**Note** Not twice.',
  );
});

it('reads tags of YARD and the signs of RDoc', async () => {
  const doc = await docOf(
    'a.rb',
    '# Returns the +name+ of {User#name}.\n#\n# @param [String] name the name\n# @option opts [Boolean] :strict whether it is strict\n# @return [Array<String>] all names\n# @api private\ndef names(name, opts) = []\n',
  );
  expect(doc).toBe(
    'Returns the `name` of [`User#name`].\n\n@param {String} name the name\n\n@param {Boolean} opts.strict whether it is strict\n\n@return {Array<String>} all names',
  );
});

it('reads types and links of PHPDoc', async () => {
  const doc = await docOf(
    'a.php',
    '<?php\n/**\n * Like {@see Cart::total}.\n *\n * @param array<string, int>|null $items the items\n * @return int the total\n * @psalm-param non-empty-array $items\n */\nfunction total($items) { return 0; }\n',
  );
  expect(doc).toBe(
    'Like [`Cart::total`].\n\n@param {array<string, int>|null} $items the items\n\n@return {int} the total',
  );
});

it('reads members that a comment of PHP promises', async () => {
  const doc = await docOf(
    'a.php',
    '<?php\n/**\n * @property-read ?string $genre its genre\n * @property int $year\n * @method static Song find(int $id)\n */\nclass Song {}\n',
  );
  expect(doc).toBe(
    '@property {?string} $genre its genre\n\n@property {int} $year\n\n**Method** `static Song find(int $id)`',
  );
});
