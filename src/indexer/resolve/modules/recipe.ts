import * as z from 'zod';
import { configFormats } from '../../config-file/read-config.ts';

const names = z.array(z.string().min(1));
const ConfigFormat = z.enum(configFormats);

/** Specifiers that are paths beside the importing file, aliases of paths, or packages with a manifest. */
export const RelativePathRecipe = z.strictObject({
  recipe: z.literal('relative-path'),
  /** What may be left out at the end of a specifier, in the order in which it is tried: `.ts`, `.d.ts`. */
  extensions: names,
  /** Names of the file that stands for its directory, without extension. */
  indexNames: names,
  /**
   * Endings that name what a build would make, with the endings of what it is made from, in order. The ending
   * itself is tried where the list names it, and first where it does not.
   */
  substitutions: z.record(z.string(), names).default({}),
  /** Files with path aliases. The first that is nearest to a file and includes it counts; `*` is a wildcard. */
  aliasFiles: names.default([]),
  /** Aliases that a framework has without being told: of `prefix`, and of paths below it, in packages that ask for `package`. */
  frameworkAliases: z
    .array(
      z.strictObject({
        package: z.string().min(1),
        prefix: z.string().min(1),
        /** In the package, in the order in which they are tried. */
        folders: z.array(z.string()).min(1),
      }),
    )
    .default([]),
  /** The manifest that makes its directory a package. */
  packageFile: z.string().optional(),
  /** Where members of a workspace are listed beside the package file: the key of a list of globs. */
  workspaceFiles: z
    .array(z.strictObject({ name: z.string(), format: ConfigFormat, key: z.string() }))
    .default([]),
  /** Directories in which packages are installed, should a repository hold them. */
  packageDirectories: names.default([]),
  /**
   * Sets of conditions that hold together, those of the usual way to import first. Others are only tried when
   * none of these leads to a file.
   */
  conditions: z.array(names).default([]),
  /** Fields of a package file that name its main module, most telling first. */
  entryFields: names.default([]),
  /** How what a build writes leads back to its source where no configuration says it. */
  outputs: z
    .strictObject({
      /** Directories that builds write to, and those they read from. */
      directories: names,
      sources: z.array(z.string()),
      /** Endings of what they write; the source may have any of `extensions`. */
      extensions: names,
      /** Words between dots before the ending that say for whom it is written: `index.cjs.js`, `index.min.js`. */
      formats: names,
    })
    .default({ directories: [], sources: [], extensions: [], formats: [] }),
  /** Modules that come with the runtime, and the prefix under which they are the same: `node:`. */
  builtinModules: z.array(z.string()).default([]),
  builtinPrefix: z.string().default(''),
});
export type RelativePathRecipe = z.infer<typeof RelativePathRecipe>;

/**
 * How the value of a key in a project file names roots: `directories` are roots; `package-directories` maps a
 * package to its directory, the empty one being the root; `parents` are packages, whose parents are roots;
 * `from` is a list of tables whose `from` is a root.
 */
export const rootReadings = ['directories', 'package-directories', 'parents', 'from'] as const;

/** Specifiers of names with separators, found below a number of roots. */
export const DottedModuleRecipe = z.strictObject({
  recipe: z.literal('dotted-module'),
  separator: z.string().length(1).default('.'),
  /** In the order in which they are tried. */
  extensions: names,
  /** Names of the file that makes its directory a package, without extension. */
  packageNames: names,
  /** Directories that are roots when they lie beside a root marker. */
  sourceDirectories: names.default([]),
  /** Files whose directory is a root, unless it is itself a package. */
  rootMarkers: names.default([]),
  /** Keys of project files that name roots, relative to the file. */
  rootDeclarations: z
    .array(
      z.strictObject({
        file: z.string(),
        format: ConfigFormat,
        at: names,
        reading: z.enum(rootReadings),
      }),
    )
    .default([]),
  /** Top-level modules that come with the runtime; they win over what the repository calls the same. */
  builtinModules: z.array(z.string()).default([]),
});
export type DottedModuleRecipe = z.infer<typeof DottedModuleRecipe>;

/** Specifiers that are the name of a module, which a manifest declares, and a directory in it. */
export const ImportPathRecipe = z.strictObject({
  recipe: z.literal('import-path'),
  /** The file that makes its directory a module, and what it says, as expressions that match at a line. */
  manifest: z.strictObject({
    file: z.string().min(1),
    /** The first group is the name of the module. */
    module: z.string(),
    /** The first group is the name of a module that is needed. */
    require: z.string(),
    /** The first group is the name of a module, the second the path of the directory that stands for it. */
    replace: z.string(),
  }),
  /** Directory beside the manifest that holds copies of other modules, below their names. */
  vendor: z.string().optional(),
  /** Expression of specifiers that come with the runtime. */
  builtin: z.string(),
});
export type ImportPathRecipe = z.infer<typeof ImportPathRecipe>;

/** Specifiers that are dotted names of namespaces, which files declare, or of types in them. */
export const NamespaceRecipe = z.strictObject({
  recipe: z.literal('namespace'),
  separator: z.string().min(1).default('.'),
  /** Expression of names that are types rather than namespaces. */
  typeName: z.string(),
  /** Expression of specifiers that are paths of files, from the folder of the file. */
  files: z.string().optional(),
  /** Namespaces of which every file imports all names. */
  always: names.default([]),
  /** Expression of namespaces that come with the language. */
  builtin: z.string().optional(),
  /** Imports that project files in the form of MSBuild give to all files below them. */
  implied: z
    .strictObject({
      /** Glob of the names of project files. */
      projects: z.string(),
      /** Names of files that are read before and after a project file: for each, the nearest one above it. */
      before: names,
      after: names,
      /** Namespaces that are imported where a project asks for it, by the kit that it is built with. */
      kits: z.record(z.string(), names),
      /** The key of `kits` for those that it does not name. */
      otherKit: z.string(),
    })
    .optional(),
  /** Directories whose files are built together: each may declare the same names. */
  projects: z
    .strictObject({
      /** Expression of the names of files that make their directory a project. */
      file: z.string(),
      /**
       * Expression of directories of sources, with a slash at the end; its first group is the project that has them by convention.
       * The group `set` names sources that the project builds beside its main ones: there, a name means what the set declares first.
       */
      sources: z.string().optional(),
      /** Expression of what a project file says of the name of its project, in the first group. */
      names: z.string().optional(),
      /** Expressions of references to other projects in a project file: by `name`, project `file`, or `directory` below the root, with colons. */
      references: z
        .array(z.strictObject({ expression: z.string(), leadsTo: z.enum(['name', 'file', 'directory']) }))
        .default([]),
    })
    .optional(),
});
export type NamespaceRecipe = z.infer<typeof NamespaceRecipe>;

/** Specifiers that are paths of files whose text is included. Those of the system stand in angle brackets. */
export const IncludeRecipe = z.strictObject({
  recipe: z.literal('include'),
  /** The compilation database: the commands that compile each file. */
  database: z.strictObject({
    /** Where it may be, from the root. The first that exists counts. */
    files: names,
    /** Options that add a directory: for specifiers in quotes, and for all. */
    quotedOptions: names,
    options: names,
    /** Files of build systems that can write one: a finding there says that directories are guessed without it. */
    makers: names.default([]),
    /** How to make one, for that finding. */
    advice: z.string().default(''),
  }),
  /** Directories that are tried below each directory around a file if the database does not have the file. */
  folders: z.array(z.string()),
  /** Expression of specifiers that come with the system: in angle brackets, they lead to no file that is guessed. */
  builtin: z.string(),
  /** Separator of the parts of namespaces, if specifiers may be names of such too. */
  namespaces: z.string().min(1).optional(),
});
export type IncludeRecipe = z.infer<typeof IncludeRecipe>;

/** Specifiers that are paths through a tree of modules, whose files lie in folders of the names of modules. */
export const ModulePathRecipe = z.strictObject({
  recipe: z.literal('module-path').describe('The name of the recipe'),
  separator: z.string().min(1).describe('Separator of the parts of a path'),
  extension: z.string().min(1).describe('Ending of files of code'),
  folderFile: z
    .string()
    .min(1)
    .describe('Name, without ending, of the file that is the module of its folder'),
  words: z
    .strictObject({
      top: z.string().min(1).describe('Word for the module at the top of the tree'),
      own: z.string().min(1).describe('Word for the module of the code itself'),
      above: z.string().min(1).describe('Word for the module around it'),
    })
    .describe('Words with which paths begin'),
  library: z.string().min(1).describe('Usual path of the file at the top of the library of a package'),
  program: z.string().min(1).describe('Usual path of the file at the top of the program of a package'),
  programFolders: names.describe(
    'Folders of a package in which each file, and the program file of each folder, is the top of a tree',
  ),
  tops: names.describe('Other files of a package that are the top of a tree'),
  builtinPackages: names.describe('Packages that come with the language'),
  manifest: z
    .strictObject({
      file: z.string().min(1).describe('Name of the file that makes its folder a package'),
      format: ConfigFormat.describe('Format of the file'),
      name: names.describe('Keys of the name of the package'),
      library: names.describe('Keys of the path of the top of its library, if it is not the usual one'),
      libraryName: names.describe('Keys of the name of its library, if it is not that of the package'),
      programs: names.describe('Keys of lists of tables, whose `path` is the top of a program'),
      dependencies: z
        .array(names)
        .describe('Keys of tables of dependencies, with the `path` and `package` of each; `*` is any key'),
      sharedDependencies: names.describe('Keys of dependencies that packages in folders below take over'),
    })
    .describe('What a package says of itself'),
});
export type ModulePathRecipe = z.infer<typeof ModulePathRecipe>;

/** Specifiers that are paths of files below one of several directories. */
export const LoadPathRecipe = z.strictObject({
  recipe: z.literal('load-path').describe('The name of the recipe'),
  extension: z.string().min(1).describe('Ending of files of code, which specifiers may leave out'),
  relative: z.string().min(1).describe('Beginning of specifiers that are paths from the folder of the file'),
  folders: z
    .array(z.string().min(1))
    .describe('Directories that are tried below each directory around a file'),
  builtinLibraries: names.default([]).describe('Beginnings of specifiers that come with the language'),
});
export type LoadPathRecipe = z.infer<typeof LoadPathRecipe>;

/** A language whose imports are not known. */
export const NoneRecipe = z.strictObject({ recipe: z.literal('none') });

/** How the specifier of an import leads to a file or unit: the `modules` member of a grammar's manifest. */
export const ModuleRecipe = z.discriminatedUnion('recipe', [
  RelativePathRecipe,
  DottedModuleRecipe,
  ImportPathRecipe,
  NamespaceRecipe,
  IncludeRecipe,
  ModulePathRecipe,
  LoadPathRecipe,
  NoneRecipe,
]);
export type ModuleRecipe = z.infer<typeof ModuleRecipe>;
