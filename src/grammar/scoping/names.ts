import * as z from 'zod';
import { NodeKind, Visibility } from '../../model/kinds.ts';
import { BuildRules } from '../builds.ts';

/** Flags about the visibility of names. */
export const nameFlags = {
  unit: z
    .enum(['file', 'directory', 'namespace', 'script', 'program', 'translation-unit'])
    .default('file')
    .describe(
      "The files that see each other's top-level names without an import: none (`file`), those of one directory that declare the same namespace (`directory`), all that declare the same namespace (`namespace`), all that import and export nothing (`script`), or all of the language (`program`), where types of one dotted name are one type. In a `translation-unit`, a file has the names of all files that it includes; a declaration with the modifier `forward` stands for the definition of its name that another file has, unless it is `static`",
    ),
  includes: z
    .boolean()
    .default(false)
    .describe(
      'For `namespace`: whether a file has only those names of a namespace that files declare which it includes, as in a `translation-unit`. A declaration with the modifier `forward` then stands for the definition with the same parameters',
    ),
  openKinds: z
    .array(NodeKind)
    .default([])
    .describe('Kinds of types whose members are also names of the code around the type'),
  builds: BuildRules.optional().describe(
    'How names of files (`otherNames`) and comments (`constraint`, an older form `options`) say to which builds a file belongs, and the `tags` of the usual build: declarations of other builds come last, and their functions override those of the usual one',
  ),
  separateNamespaces: z
    .string()
    .optional()
    .describe(
      'For `directory`: expression of namespaces that are units of their own and cannot be imported, such as tests',
    ),
  packageName: z
    .string()
    .optional()
    .describe(
      'Expression whose first group is the usual name of a package, in the specifier that imports it',
    ),
  namespaceSeparator: z
    .string()
    .min(1)
    .default('.')
    .describe('Separator of the parts of a namespace as the language writes it'),
  ownNamespace: z
    .string()
    .min(1)
    .optional()
    .describe('Keyword for the namespace of the code itself, as the first part of a qualified name'),
  pathWords: z
    .strictObject({
      top: z.string().min(1).describe('Word for the module at the top of the tree'),
      own: z.string().min(1).describe('Word for the module of the code itself'),
      above: z.string().min(1).describe('Word for the module around it'),
    })
    .optional()
    .describe(
      'Words with which paths through a tree of modules begin. Modules and packages are then named without an import, and a block of a file can be a module',
    ),
  nestedNamespaces: z
    .boolean()
    .default(false)
    .describe('Whether code in a namespace sees the names of the namespaces around it without an import'),
  sharedFunctions: z
    .boolean()
    .default(false)
    .describe(
      'For `namespace`: whether functions at the top of a file are names of its namespace, and not of the file alone',
    ),
  unnamedKinds: z
    .array(NodeKind)
    .default([])
    .describe(
      'Kinds of definitions of the namespace without a name that code in all others sees without an import',
    ),
  constantNames: z
    .string()
    .optional()
    .describe(
      'Expression of names that are looked up in the types around the code, then in the parents of the innermost, and then in the program; all other names that are not local are members of the instance, or of the type in its body',
    ),
  bareCalls: z
    .boolean()
    .default(false)
    .describe('Whether a callable is called where it is named without arguments'),
  exports: z
    .enum(['all', 'explicit'])
    .default('all')
    .describe('`all`: every top-level name of a file can be imported. `explicit`: only exported names'),
  defaultExport: z
    .string()
    .optional()
    .describe('Name under which others import the value that a module exports without a name'),
  standInFolder: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder beside a module, or above the code for a package, whose files stand in for it in tests',
    ),
  localsFromDeclaration: z
    .boolean()
    .default(false)
    .describe(
      'Whether a local name is visible only from the end of its declaration on, so that its value sees an outer one',
    ),
  callsPassData: z
    .boolean()
    .default(false)
    .describe(
      'Whether a call passes over parameters and local variables of its name whose values cannot be called',
    ),
  impliedNames: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'Names of parameters that functions have without declaring them, by the keyword that begins such a function',
    ),
  defaultVisibility: Visibility.default('public').describe(
    'The visibility of a definition without a modifier, unless it is a member of an interface',
  ),
  privateNames: z.string().optional().describe('Expression of private names'),
  publicNames: z
    .string()
    .optional()
    .describe('Expression of names that are public although `privateNames` matches'),
};
