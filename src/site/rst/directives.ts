import { admonitionTitle } from '../markdown/admonition-kinds.ts';
import { element, image, preformatted, text, type Nodes } from './element.ts';
import { parseInline } from './inline.ts';
import type { RstContext } from './names.ts';
import type { Directive } from './directive.ts';
import { csvTable, listTable } from './table-directives.ts';

type Render = (directive: Directive, context: RstContext) => Nodes;

const blocks = ({ argument, content }: Directive, context: RstContext): Nodes =>
  context.parseBlocks([...argument, ...(argument.length > 0 ? [''] : []), ...content], context);

/** A box with a title. */
const admonition =
  (title?: string): Render =>
  (directive, context) => {
    const { argument, content, name } = directive;
    const heading =
      title ??
      (name.includes('admonition') || name === 'topic' || name === 'sidebar' ? argument.join(' ') : name);
    const isArgumentShown = heading === argument.join(' ');
    const inner = isArgumentShown ? context.parseBlocks(content, context) : blocks(directive, context);
    return [
      element('blockquote', [element('p', [element('strong', parseInline(heading, context))]), ...inner], {
        className: ['admonition'],
      }),
    ];
  };

/** A note on a version, whose argument begins with the number. */
const version =
  (label: string): Render =>
  ({ argument, content }, context) => {
    const [number = '', ...rest] = argument.join(' ').split(' ');
    const said = rest.join(' ');
    const head = element('strong', `${label} ${number}`.trim());
    const below = context.parseBlocks(content, context);
    // The description of the change may begin below the number.
    const first = said === '' ? below[0] : undefined;
    const isBelow = first?.type === 'element' && first.tagName === 'p';
    const line = isBelow ? first.children : parseInline(said, context);
    return [
      element(
        'blockquote',
        [
          element('p', [head, ...(line.length > 0 ? [text(': '), ...line] : [])]),
          ...(isBelow ? below.slice(1) : below),
        ],
        { className: [label.startsWith('Deprecated') ? 'deprecated' : 'version'] },
      ),
    ];
  };

const code: Render = ({ argument, options, content, name }, context) => {
  const caption = options['caption'];
  return [
    ...(caption === undefined ? [] : [element('p', [element('em', parseInline(caption, context))])]),
    preformatted([...argument.slice(1), ...content].join('\n'), languageOf(name, argument[0]?.trim() ?? '')),
  ];
};

function languageOf(name: string, argument: string): string | undefined {
  if (argument !== '') return argument;
  return /console|prompt/.test(name) ? 'console' : undefined;
}

const picture: Render = ({ argument, options, content }, context) => {
  const shown = image(argument.join(''), options);
  const caption = context.parseBlocks(content, context);
  return caption.length === 0 ? [element('p', [shown])] : [element('p', [shown]), ...caption];
};

/** Links to the documents of a table of contents, relative to this one. */
const toctree: Render = ({ content, options }, context) => {
  const caption = options['caption'];
  const items = content
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, label, target] = /^(.*?)\s*<([^<>]+)>$/.exec(line) ?? [];
      const path = target ?? line.trim();
      const href = /^https?:/.test(path) || path.endsWith('.rst') ? path : `${path}.rst`;
      return element('li', [
        element('a', label ?? path, path === 'self' || /[*?]/.test(path) ? {} : { href }),
      ]);
    });
  if (options['hidden'] !== undefined || items.length === 0) return [];
  return [
    ...(caption === undefined ? [] : [element('p', [element('strong', parseInline(caption, context))])]),
    element('ul', items),
  ];
};

/** A file whose content stands here in the built document. */
const inclusion: Render = ({ argument }) => {
  const path = argument.join('').trim();
  return [element('p', [element('a', path, { href: path })])];
};

const nothing: Render = () => [];
const quote: Render = (directive, context) => [element('blockquote', blocks(directive, context))];
const paragraph: Render = (directive, context) => [
  element('p', [element('strong', parseInline(directive.argument.join(' '), context))]),
  ...context.parseBlocks(directive.content, context),
];
const onlyContent: Render = ({ content }, context) => context.parseBlocks(content, context);
const math: Render = ({ argument, content }) => [preformatted([...argument, ...content].join('\n'), 'latex')];
const parsed: Render = ({ argument, content }, context) => [
  element('pre', [element('code', parseInline([...argument, ...content].join('\n'), context))]),
];
const html: Render = ({ argument, content }) =>
  argument[0]?.trim() === 'html' ? [{ type: 'raw', value: content.join('\n') }] : [];

const boxes = 'note warning tip important caution danger error hint attention seealso todo'.split(' ');

const renderers: Readonly<Partial<Record<string, Render>>> = {
  ...Object.fromEntries(boxes.map((kind) => [kind, admonition(admonitionTitle(kind))])),
  admonition: admonition(),
  topic: admonition(),
  sidebar: admonition(),
  versionadded: version('New in version'),
  versionchanged: version('Changed in version'),
  deprecated: version('Deprecated since version'),
  versionremoved: version('Removed in version'),
  code,
  'code-block': code,
  sourcecode: code,
  console: code,
  prompt: code,
  doctest: (directive) => [preformatted(directive.content.join('\n'), 'pycon')],
  testcode: (directive) => [preformatted(directive.content.join('\n'), 'py')],
  testoutput: (directive) => [preformatted(directive.content.join('\n'))],
  'parsed-literal': parsed,
  image: picture,
  figure: picture,
  math,
  raw: html,
  table: ({ argument, content }, context) => [
    ...(argument.length > 0 ? [element('p', [element('em', parseInline(argument.join(' '), context))])] : []),
    ...context.parseBlocks(content, context),
  ],
  'list-table': listTable,
  'csv-table': csvTable,
  toctree,
  include: inclusion,
  literalinclude: inclusion,
  rubric: paragraph,
  centered: paragraph,
  epigraph: quote,
  highlights: quote,
  'pull-quote': quote,
  compound: onlyContent,
  container: onlyContent,
  class: onlyContent,
  only: onlyContent,
  hlist: onlyContent,
  glossary: onlyContent,
  tabs: onlyContent,
  tab: paragraph,
  'code-tab': code,
  // These set something up, and show nothing.
  contents: nothing,
  sectnum: nothing,
  highlight: nothing,
  'default-role': nothing,
  role: nothing,
  meta: nothing,
  index: nothing,
  module: nothing,
  currentmodule: nothing,
  'py:module': nothing,
  'py:currentmodule': nothing,
  testsetup: nothing,
  testcleanup: nothing,
  title: nothing,
  header: nothing,
  footer: nothing,
};

/** Names that describe something: the argument is its signature, and the content its documentation. */
const described =
  /(?:^|:)(?:auto)?(?:function|method|staticmethod|classmethod|class|attribute|property|data|exception|decorator|decoratormethod|option|cmdoption|program|envvar|describe|object|macro|type|var|member|enum|enumerator|struct|union|confval|setting|signal|command|event|directive|role|reqmeta|opcode|pdbcommand|2to3fixer|templatetag|templatefilter|fieldlookup|django-admin|django-admin-option|rst)$/;

/** Renders a directive. Unknown ones are shown as they are written, with their name; in docstrings as their text. */
export function directiveNodes(directive: Directive, context: RstContext): Nodes {
  const { name, argument, content, options } = directive;
  const isSignature = described.test(name) && argument.length > 0;
  const render = renderers[name.toLowerCase()];
  if (render && !(isSignature && name === 'class' && content.length > 0 && /[(.]/.test(argument[0] ?? '')))
    return render(directive, context);
  if (isSignature) {
    const terms = argument.map((each) => element('dt', [element('code', each.replace(/\\$/, ''))]));
    return [element('dl', [...terms, element('dd', context.parseBlocks(content, context))])];
  }
  if (context.isDocstring) return blocks(directive, context);
  const written = Object.entries(options).map(([key, value]) => `:${key}: ${value ?? ''}`.trimEnd());
  const shown = [
    `.. ${name}:: ${argument.join(' ')}`.trimEnd(),
    ...indented(written),
    ...(content.length > 0 ? [''] : []),
    ...indented(content),
  ];
  return [preformatted(shown.join('\n'))];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `   ${line}`));
}
