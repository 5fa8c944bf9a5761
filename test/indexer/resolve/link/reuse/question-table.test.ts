import fc from 'fast-check';
import { expect, it } from 'vitest';
import { questionAt, QuestionTable } from '../../../../../src/indexer/resolve/link/reuse/question-table.ts';
import { QuestionKind, type Question } from '../../../../../src/indexer/resolve/link/reuse/questions.ts';

const text = fc.constantFrom('', 'a', 'b', 'src/a.ts', 'Type.member');
const question: fc.Arbitrary<Question> = fc.record({
  kind: fc.constantFrom(...Object.values(QuestionKind)),
  subject: text,
  key: fc.oneof(text, fc.string()),
  name: fc.oneof(text, fc.string()),
});

function numberIn(table: QuestionTable, { kind, subject, key, name }: Question): number {
  return table.number(kind, table.string(subject), table.string(key), table.string(name));
}

it('equal questions have one number, by which they are found, also from another table', () => {
  fc.assert(
    fc.property(fc.array(question, { maxLength: 3000, size: 'max' }), (questions) => {
      const table = new QuestionTable();
      const numbers = questions.map((each) => numberIn(table, each));
      expect(table.count).toBe(new Set(questions.map((each) => JSON.stringify(each))).size);
      expect(numbers.map((number) => table.at(number))).toEqual(questions);

      const other = new QuestionTable();
      const numbering = other.numbering({ strings: table.strings, rows: table.rowsFrom(0), width: 4 });
      const there = numbers.toReversed().map(numbering).reverse();
      const rows = { strings: other.strings, rows: other.rowsFrom(0), width: 4 };
      expect(there.map((number) => questionAt(rows, number))).toEqual(questions);
    }),
    { numRuns: 20 },
  );
});
