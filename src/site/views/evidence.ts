import type { How } from '../../model/kinds.ts';
import type { PossibleReference, Relation } from './relations.ts';

const plainRules: ReadonlySet<string> = new Set(['member', 'import', 'scope']);
const plainHows: ReadonlySet<How> = new Set(['scope', 'import', 'package']);

/** How the evidence of a reference to another language begins, before the interface. */
const ACROSS = 'across languages: ';

/** Says how a reference was found, where it is more than the scope, an import or a plain member, which most are. */
export function evidenceOf(
  reference: Pick<Relation, 'how' | 'rule'> | PossibleReference,
): string | undefined {
  const { how } = reference;
  if ('via' in reference && reference.via !== undefined) return `${ACROSS}${reference.via}`;
  if (plainHows.has(how)) return undefined;
  if (how !== 'member') return how;
  const rule = 'rule' in reference ? reference.rule : undefined;
  return rule === undefined || plainRules.has(rule) ? undefined : `by ${rule}`;
}

/** The meanings of the words beside references. The glossary has the same words. */
const meanings: Readonly<Record<string, string>> = {
  certain: 'The definition is known by evidence.',
  possible: 'It fits by its name alone, or fits several definitions.',
  name: 'Possible: it is the only definition with this name, and nothing else says that it is meant.',
  ambiguous: 'Possible: several definitions fit.',
  'by self': 'Certain: the object is the one that the code belongs to, such as this or self.',
  'by super': 'Certain: the member is that of the supertype.',
  'by annotation': 'Certain: the type of the object is written down.',
  'by constructor': 'Certain: the object was made by a constructor that is known.',
  'by result': 'Certain: the object is the result of a call whose type is known.',
  'by cast': 'Certain: the code converts the object to a type.',
  'by element': 'Certain: the object is an element of a list whose type is known.',
  'by context': 'Certain: the object is what a context manager yields.',
  'by callback':
    'Certain: the object is a parameter of a function that is passed to another, whose declaration says its type.',
  'by literal': 'Certain: the object is a literal, such as a text or a list.',
  'by global': 'Certain: the object is a global name of the repository or of the library.',
  'by override': 'Certain: the member overrides or implements one of a supertype.',
  'by other': 'Certain: the type of the object was inferred from an expression.',
  'by compiler': 'Certain: the index of a compiler says so.',
};

/** Returns the explanation of a word beside a reference, for its tooltip; undefined for other texts. */
export function evidenceMeaning(word: string): string | undefined {
  if (word.startsWith(ACROSS))
    return 'Possible: code in another language has exactly the name that this interface asks for.';
  return Object.hasOwn(meanings, word) ? meanings[word] : undefined;
}
