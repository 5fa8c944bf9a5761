import { element, text, type Nodes } from './element.ts';
import { normalName, type RstContext, sectionSlug, unescaped } from './names.ts';

/** Roles that are markup, by the element that they become. */
const plainRoles: Readonly<Partial<Record<string, string>>> = {
  emphasis: 'em',
  strong: 'strong',
  sub: 'sub',
  subscript: 'sub',
  sup: 'sup',
  superscript: 'sup',
  title: 'em',
  'title-reference': 'em',
  dfn: 'em',
  abbr: 'span',
  term: 'em',
  guilabel: 'strong',
  menuselection: 'strong',
  kbd: 'kbd',
};

/** Roles that name a symbol, in any domain. */
const naming =
  /^(?:\w+:)?(?:class|meth|method|func|function|attr|attribute|exc|mod|data|obj|const|type|deco|property|any)$/;

/**
 * Renders the text of a role. Roles that name something are code, as their targets are in other documents; those of
 * symbols have the name as `dataName`.
 */
export function roleNodes(
  role: string | undefined,
  inner: string,
  context: RstContext,
  nested: (source: string) => Nodes,
): Nodes[number] {
  const [, label, target] = /^(.*?)\s*<([^<>]+)>$/.exec(inner) ?? [];
  const shown = label === undefined || label === '' ? (target ?? inner) : label;
  const tagName = role === undefined ? undefined : plainRoles[role];
  if (tagName !== undefined) return element(tagName, unescaped(inner));
  switch (role) {
    case 'ref':
    case 'numref':
    case 'any':
      return reference(label, target ?? inner, context, nested);
    case 'doc':
      return element('a', unescaped(shown), { href: `${target ?? inner}.rst` });
    case 'download':
      return element('a', unescaped(shown), { href: target ?? inner });
    case 'pep':
    case 'rfc':
      return standard(role, shown, target ?? inner, label);
    case 'raw-html':
      return { type: 'raw', value: inner };
  }
  const name =
    role === undefined || naming.test(role) ? unescaped(target ?? inner).replace(/^~/, '') : undefined;
  return element('code', symbolText(label, target, inner), name === undefined ? {} : { dataName: name });
}

/** A link to a standard of the internet by its number. Proposals of languages are text. */
function standard(
  role: 'pep' | 'rfc',
  shown: string,
  target: string,
  label: string | undefined,
): Nodes[number] {
  const text = label === undefined ? `${role.toUpperCase()} ${shown}` : unescaped(shown);
  const isNumbered = role === 'rfc' && /^\d{1,5}(?:#[\w-]+)?$/.test(target);
  return isNumbered
    ? element('a', text, { href: `https://datatracker.ietf.org/doc/html/rfc${target}` })
    : element('span', text);
}

/** A reference to a label, which is a link if the label is in the same document. */
function reference(
  label: string | undefined,
  target: string,
  context: RstContext,
  nested: (source: string) => Nodes,
): Nodes[number] {
  const href = context.targets.get(normalName(target));
  const content = label === undefined || label === '' ? [text(target)] : nested(label);
  return href?.startsWith('#') ? element('a', content, { href }) : element('em', content);
}

/** `~a.b.c` is shown as its last part, and `!a` is no reference. */
function symbolText(label: string | undefined, target: string | undefined, inner: string): string {
  const name = label === undefined || label === '' ? (target ?? inner) : label;
  if (!name.startsWith('~')) return unescaped(name.replace(/^!/, ''));
  return name.slice(name.lastIndexOf('.') + 1).replace(/^~/, '');
}

export function footnoteId(name: string): string {
  return `footnote-${sectionSlug(name)}`;
}
