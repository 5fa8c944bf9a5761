// Writes the library of PHP from a checkout of phpstorm-stubs: names and types, without code, comments and constants that are no
// members. The arguments are the folder to write and the checkout. See readme.md.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Node } from 'web-tree-sitter';
import { Parser } from 'web-tree-sitter';
import { loadLanguage } from '../../../src/grammar/load-language.ts';

const COMMIT = '4e14dd6b8c20af38c7d42a8bcfc5a8dd40ced583';
const EXTENSIONS = [
  ...[
    'Core',
    'standard',
    'SPL',
    'date',
    'json',
    'pcre',
    'PDO',
    'Reflection',
    'mbstring',
    'ctype',
    'filter',
    'hash',
  ],
  ...[
    'dom',
    'SimpleXML',
    'curl',
    'intl',
    'libxml',
    'random',
    'session',
    'tokenizer',
    'xmlreader',
    'xmlwriter',
  ],
  ...['iconv', 'fileinfo', 'zip', 'openssl', 'pcntl', 'posix'],
];
/** Declarations for the editor that are no part of the language, and those of what is no class. */
const OMITTED = new Set(['iterable', '__PHP_Incomplete_Class']);
const KINDS: Readonly<Record<string, string>> = {
  class_declaration: 'class',
  interface_declaration: 'interface',
  trait_declaration: 'trait',
  enum_declaration: 'enum',
};

interface Declared {
  name: string;
  /** Whether the newest version of the language has it no more, or has it in another form. */
  isOld: boolean;
  text: string;
}

const [target = '', checkout = ''] = process.argv.slice(2);
const upstream = dirname(fileURLToPath(import.meta.url));
const wasm = join(upstream, '../../../node_modules/tree-sitter-wasm/out/php/tree-sitter-php.wasm');
const language = await loadLanguage(wasm, 'php');
const parser = new Parser().setLanguage(language);
const byNamespace = new Map<string, Map<string, Declared>>();

function parse(text: string): Node {
  const tree = parser.parse(text);
  if (!tree) throw new Error('The parser was stopped.');
  return tree.rootNode;
}

/** Adds a declaration, unless there is a newer one of the name. */
function add(into: Map<string, Declared>, declared: Declared | undefined): void {
  if (!declared) return;
  const key = declared.name.toLowerCase();
  const known = into.get(key);
  if (!known || !declared.isOld) into.set(key, declared);
}

function children(node: Node | null, ...types: string[]): Node[] {
  return (node?.namedChildren ?? []).flatMap((child) => (child && types.includes(child.type) ? [child] : []));
}

/** The comment above a declaration. */
function docOf(node: Node): string {
  const before = node.previousNamedSibling;
  return before?.type === 'comment' && before.text.startsWith('/**') ? before.text : '';
}

function attributesOf(node: Node): string {
  return node.childForFieldName('attributes')?.text ?? '';
}

/** Types of comments that say more than the language can. */
function tellsMore(type: string, variables: readonly string[]): boolean {
  return (
    /^[\w\\|[\]<>, $?-]+$/.test(type) &&
    (/\[\]|<|\bstatic\b|\$this/.test(type) ||
      variables.some((each) => new RegExp(`\\b${each}\\b`).test(type)))
  );
}

/** The type behind a tag of a comment: up to the first blank outside of angle brackets. */
function taggedType(doc: string, tag: string): string {
  const text = new RegExp(`@${tag}\\s+((?:<(?:[^<>]|<[^<>]*>)*>|[^\\s<])+)`).exec(doc)?.[1] ?? '';
  return text.replace(/,\s*/g, ',').replace(/(^|[|<,])\\(?=[A-Z]\w*\b(?!\\))/g, '$1');
}

function templatesOf(doc: string): string[] {
  return [...doc.matchAll(/@template(?:-covariant)?\s+(\w+)/g)].flatMap(([, name]) => name ?? []);
}

function comment(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `/** ${lines.join('\n * ')} */\n`;
}

/** The declared type of a callable or property in the newest version of the language. */
function typeOf(node: Node, field: string, doc: string, tag: string): string {
  const byVersion = /LanguageLevelTypeAware\(\s*\[([^\]]*)\]/.exec(attributesOf(node))?.[1] ?? '';
  const newest = [...byVersion.matchAll(/=>\s*["']([^"']*)["']/g)].at(-1)?.[1];
  const written = newest ?? node.childForFieldName(field)?.text;
  if (written !== undefined && written !== '') return written;
  const said = taggedType(doc, tag)
    .replace(/\b(?:integer)\b/g, 'int')
    .replace(/\bboolean\b/g, 'bool');
  return /^[\w\\|?]+$/.test(said) &&
    !/^(?:void|null|resource|mixed|object|\$this)$/.test(said) &&
    !said.includes('resource')
    ? said
    : '';
}

function callable(node: Node, outer: readonly string[], isMember: boolean): Declared | undefined {
  // A keyword that upstream cannot declare has a prefix.
  const name = (node.childForFieldName('name')?.text ?? '').replace(/^PS_UNRESERVE_PREFIX_/, '');
  const doc = docOf(node);
  const attributes = attributesOf(node);
  const until = /PhpStormStubsElementAvailable\([^)]*\bto:\s*["']([\d.]+)/.exec(attributes)?.[1];
  const modifiers = children(
    node,
    'visibility_modifier',
    'static_modifier',
    'abstract_modifier',
    'final_modifier',
  ).map((each) => each.text);
  if (modifiers.includes('private')) return undefined;
  const templates = templatesOf(doc);
  const type = typeOf(node, 'return_type', doc, 'return');
  const said = taggedType(doc, 'return');
  const lines = templates.map((each) => `@template ${each}`);
  let parameters: string[] = [];
  if (templates.length > 0) {
    parameters = children(node.childForFieldName('parameters'), 'simple_parameter', 'variadic_parameter').map(
      (each) => each.childForFieldName('name')?.text ?? '',
    );
    for (const [, said, parameter] of doc.matchAll(
      /@param\s+((?:<(?:[^<>]|<[^<>]*>)*>|[^\s<])+)\s+&?(\$\w+)/g,
    ))
      if (said && parameter && parameters.includes(parameter) && tellsMore(said, templates))
        lines.push(`@param ${said} ${parameter}`);
  }
  if (tellsMore(said, [...templates, ...outer])) lines.push(`@return ${said}`);
  const kept = modifiers
    .filter((each) => each !== 'public' && each !== 'final')
    .map((each) => `${each} `)
    .join('');
  const result =
    type === '' || type === 'mixed' || (isMember && name.startsWith('__con'))
      ? ''
      : `:${type.replaceAll(' ', '')}`;
  const isOld = until !== undefined;
  const text = `${comment(lines)}${kept}function ${name}(${parameters.join(',')})${result}${isMember ? ';' : '{}'}`;
  return { name: `${name}()`, isOld, text };
}

function membersOf(body: Node | null, outer: readonly string[]): string[] {
  const members = new Map<string, Declared>();
  for (const node of body?.namedChildren ?? []) {
    if (!node) continue;
    if (node.type === 'method_declaration') add(members, callable(node, outer, true));
    const isPrivate = children(node, 'visibility_modifier').some((each) => each.text === 'private');
    if (isPrivate) continue;
    if (node.type === 'enum_case')
      add(members, {
        name: node.text,
        isOld: false,
        text: `case ${node.childForFieldName('name')?.text ?? ''};`,
      });
    for (const element of children(node, 'const_element')) {
      const name = element.namedChildren[0]?.text ?? '';
      add(members, { name, isOld: false, text: `const ${name}=0;` });
    }
    for (const element of children(node, 'property_element')) {
      const name = element.childForFieldName('name')?.text ?? '';
      const doc = docOf(node);
      const type = typeOf(node, 'type', doc, 'var');
      const said = taggedType(doc, 'var');
      const lines = tellsMore(said, outer) ? [`@var ${said}`] : [];
      const kept = children(node, 'visibility_modifier', 'static_modifier')
        .map((each) => `${each.text} `)
        .join('');
      const typed = type === '' || type === 'mixed' ? '' : `${type.replaceAll(' ', '')} `;
      add(members, {
        name,
        isOld: false,
        text: `${comment(lines)}${kept === '' ? 'public ' : kept}${typed}${name};`,
      });
    }
  }
  return [...members.values()].map(({ text }) => text);
}

function typeDeclaration(node: Node): Declared | undefined {
  const name = node.childForFieldName('name')?.text ?? '';
  if (OMITTED.has(name)) return undefined;
  const doc = docOf(node);
  const templates = templatesOf(doc);
  const lines = templates.map((each) => `@template ${each}`);
  for (const [, tag = ''] of doc.matchAll(/@((?:template-|)(?:extends|implements)) /g)) {
    for (const [, type = ''] of doc.matchAll(new RegExp(`@${tag}\\s+([^\\n*]+)`, 'g'))) {
      const line = `@${tag.replace('template-', '')} ${type.trim().replace(/,\s*/g, ',').replace(/^\\/, '')}`;
      if (!line.includes('iterable<') && !lines.includes(line)) lines.push(line);
    }
  }
  const heads = children(node, 'base_clause', 'class_interface_clause').map((each) =>
    each.text.replace(/\s+/g, ' ').replaceAll(', ', ','),
  );
  const head = heads
    .join(' ')
    .replace(/(?:extends|,) ?iterable\b/, '')
    .trim();
  const modifiers = children(node, 'abstract_modifier', 'final_modifier')
    .map((each) => `${each.text} `)
    .join('');
  const members = membersOf(node.childForFieldName('body'), templates);
  const body = members.length === 0 ? '{}' : `{\n${members.join('\n')}\n}`;
  const text = `${comment(lines)}${modifiers}${KINDS[node.type] ?? ''} ${name}${head === '' ? '' : ` ${head}`} ${body}`;
  return { name, isOld: false, text };
}

/** Adds what a list of statements declares, in the namespace of the statements before. */
function read(nodes: readonly (Node | null)[], around: string): void {
  let namespace = around;
  for (const node of nodes) {
    if (!node) continue;
    if (node.type === 'namespace_definition') {
      const name = node.childForFieldName('name')?.text ?? '';
      const body = node.childForFieldName('body');
      if (body) read(body.namedChildren, name);
      else namespace = name;
    }
    // A condition declares what depends on a version.
    if (node.type === 'if_statement') read(node.childForFieldName('body')?.namedChildren ?? [], namespace);
    if (namespace.startsWith('JetBrains') || namespace.startsWith('___')) continue;
    const declared = byNamespace.get(namespace) ?? new Map<string, Declared>();
    byNamespace.set(namespace, declared);
    if (node.type === 'function_definition') {
      add(declared, callable(node, [], false));
    } else if (
      node.type === 'namespace_use_declaration' &&
      namespace !== '' &&
      !node.text.includes('JetBrains')
    ) {
      add(declared, { name: node.text, isOld: false, text: node.text.replace(/use \\/, 'use ') });
    } else if (KINDS[node.type] !== undefined) add(declared, typeDeclaration(node));
  }
}

for (const extension of EXTENSIONS)
  for (const file of readdirSync(join(checkout, extension)).sort())
    if (file.endsWith('.php') && !file.startsWith('.'))
      read(parse(readFileSync(join(checkout, extension, file), 'utf8')).namedChildren, '');

// Declarations of the patch replace those of upstream, member by member if both are types.
const patch = parse(readFileSync(join(upstream, 'patch/globals.php'), 'utf8'));
const globals = byNamespace.get('') ?? new Map<string, Declared>();
for (const node of patch.namedChildren) {
  if (!node) continue;
  const isType = KINDS[node.type] !== undefined;
  if (!isType && node.type !== 'function_definition') continue;
  const name = node.childForFieldName('name')?.text ?? '';
  const key = isType ? name.toLowerCase() : `${name.toLowerCase()}()`;
  const doc = docOf(node);
  const known = globals.get(key);
  const text = `${doc === '' ? '' : `${doc}\n`}${node.text}`;
  globals.set(key, { name, isOld: false, text: isType && known ? merged(known.text, node) : text });
}

/** Text of a type with the members of another, which replace those of the same name. */
function merged(text: string, patch: Node): string {
  const [type] = children(parse(`<?php\n${text}`), ...Object.keys(KINDS));
  const own = children(patch.childForFieldName('body'), 'method_declaration');
  const names = new Set(own.map((each) => each.childForFieldName('name')?.text));
  const kept = (type?.childForFieldName('body')?.namedChildren ?? []).flatMap((each) => {
    if (!each || each.type === 'comment' || names.has(each.childForFieldName('name')?.text ?? '')) return [];
    const doc = docOf(each);
    return [`${doc === '' ? '' : `${doc}\n`}${each.text}`];
  });
  const added = own.map((each) => `${docOf(each)}\n${each.text}`.trim());
  const head = text.slice(0, text.indexOf('{'));
  const doc = docOf(patch);
  const body = `{\n${[...kept, ...added].join('\n')}\n}`;
  return doc === '' ? `${head}${body}` : `${doc}\n${head.replace(/^\/\*\*[^]*?\*\/\n/, '')}${body}`;
}

for (const [namespace, declared] of byNamespace) {
  if (declared.size === 0) continue;
  const file = namespace === '' ? 'globals.php' : `${namespace.replaceAll('\\', '/')}.php`;
  const opening = [
    '<?php',
    `// Made by upstream/generate.ts from phpstorm-stubs at commit ${COMMIT}, with changes: do not edit.`,
    '// Code, documentation and parameters were removed, and declarations of upstream/patch added. See license.txt.',
    ...(namespace === '' ? [] : [`namespace ${namespace};`]),
  ];
  const path = join(target, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${[...opening, ...[...declared.values()].map(({ text }) => text)].join('\n')}\n`);
}
writeFileSync(
  join(target, 'license.txt'),
  `The declarations in this folder are generated from phpstorm-stubs, which JetBrains s.r.o. and its contributors publish:\nhttps://github.com/JetBrains/phpstorm-stubs. They were changed: see ../upstream/readme.md.\n\n${readFileSync(join(checkout, 'LICENSE'), 'utf8')}`,
);
