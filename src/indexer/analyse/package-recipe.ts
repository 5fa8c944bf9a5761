import * as z from 'zod';
import { configFormats } from '../config-file/read-config.ts';

const keys = z.array(z.string().min(1)).min(1);

/** Required packages as elements, each with its group, name and version in elements of its own. */
const DependencyElements = z.strictObject({
  /** Keys of the elements. */
  at: z.array(keys),
  /** Keys of elements that give the versions of required packages that name none. */
  managed: z.array(keys),
  group: z.string().min(1),
  name: z.string().min(1),
  version: z.string().min(1),
  scope: z.string().min(1),
  /** Scopes of packages that only tests use. They are listed if nothing else requires them. */
  testScopes: z.array(z.string()),
  /** The scope of a managed element that stands for the managed elements of another project. */
  importScope: z.string().min(1),
});
export type DependencyElements = z.infer<typeof DependencyElements>;

const StructuredFile = z.strictObject({
  file: z.string().min(1),
  format: z.enum(configFormats),
  name: keys,
  version: keys,
  /** Keys of the text before the name, with a colon between. */
  group: keys.optional(),
  /** Keys of the section that names the parent. It has the version and the group if the package does not. */
  inherited: keys.optional(),
  /** Keys of properties, which texts name as `${name}`. Parents in the repository have some, too. */
  properties: keys.optional(),
  /** Keys of the required packages: tables by name, or lists of texts that `dependencyPattern` reads. */
  dependencies: z.array(keys).optional(),
  dependencyElements: DependencyElements.optional(),
  /** The first group of the regular expression is the name of a required package, the second the versions that fit. */
  dependencyPattern: z.string().min(1).optional(),
});
export type StructuredFile = z.infer<typeof StructuredFile>;

/** A file of lines. The first group of a regular expression is the name, or the version. `*` may stand for the beginning of its name. */
const TextFile = z.strictObject({
  file: z.string().min(1),
  namePattern: z.string().min(1),
  versionPattern: z.string().min(1).optional(),
  /** The texts in which `dependencyPattern` is sought; by default the whole file. */
  dependencySection: z.string().min(1).optional(),
  dependencyPattern: z.string().min(1).optional(),
});

const fileNames = z.array(z.string().min(1));

/** The scripts, settings, properties and version catalogs of builds of several projects. */
const GradleFiles = z.strictObject({
  build: z.literal('gradle'),
  /** Scripts of projects, the preferred first. */
  scripts: fileNames,
  /** Scripts of projects if they are named as their folder, which stands for the `*`, and the folder has no other. */
  otherScripts: z.array(z.string().regex(/^\*/)),
  settings: fileNames,
  properties: z.string().min(1),
  /** Catalogs in a folder of the build. Scripts use the part of the name before the first dot. */
  catalogs: z.string().regex(/^\*/),
  /** Properties by which plugins name the package that they publish, before what scripts say. */
  groupProperties: z.array(z.string()),
  artifactProperties: z.array(z.string()),
  versionProperties: z.array(z.string()),
  /** Functions of scripts that return a dependency, and the beginning of its coordinates. */
  shorthands: z.record(z.string(), z.string()),
});
export type GradleFiles = z.infer<typeof GradleFiles>;

/** Project files as elements, with the files that they import. */
const MsbuildFiles = z.strictObject({
  build: z.literal('msbuild'),
  projects: fileNames,
  /** Files of the innermost folder that are evaluated before and after a project. */
  before: fileNames,
  after: fileNames,
  /** Other files that these may import. */
  imported: fileNames,
  /** Lists of packages that a project in the folder requires. */
  lists: fileNames,
  /** Descriptions of packages, which precede the project file in the folder. */
  specifications: fileNames,
});
export type MsbuildFiles = z.infer<typeof MsbuildFiles>;

const BuildFiles = z.discriminatedUnion('build', [GradleFiles, MsbuildFiles]);
export type BuildFiles = z.infer<typeof BuildFiles>;

/** The names by which imports name parts of a package, if not by its own name. */
const ModuleRule = z.union([
  /** The namespaces that its files declare. */
  z.literal('declared'),
  /** The same, but those that the regular expression matches only if it matches the name of the package, too: many packages add names to them. */
  z.strictObject({ declaredExcept: z.string().min(1) }),
  /** Folders and files. The first group that matched in a path below the folder of the package is the name; slashes become dots. */
  z.strictObject({ paths: z.string().min(1) }),
]);
export type ModuleRule = z.infer<typeof ModuleRule>;

/** The rules that find the packages of a repository: the `packages` of a grammar. */
export const PackageRecipe = z.strictObject({
  manager: z.string().min(1),
  /** Files in order of precedence. A later one completes what an earlier one of the folder leaves out. */
  files: z.array(z.union([StructuredFile, TextFile, BuildFiles])),
  modules: ModuleRule.optional(),
  /** Paths of files that tools wrote, which describe no package of the repository. */
  ignored: z.string().min(1).optional(),
});
export type PackageRecipe = z.infer<typeof PackageRecipe>;
/** A file that describes a package alone, or with its parents. */
export type PackageFile = Exclude<PackageRecipe['files'][number], BuildFiles>;

/** A longer file is not read by a pattern. */
export const MAX_PATTERN_LENGTH = 1_000_000;

/** Returns the names of the files that a rule is about. */
export function fileNamesOf(rule: PackageRecipe['files'][number]): readonly string[] {
  if (!('build' in rule)) return [rule.file];
  if (rule.build === 'gradle')
    return [...rule.settings, rule.properties, rule.catalogs, ...rule.scripts, ...rule.otherScripts];
  return [
    ...rule.projects,
    ...rule.before,
    ...rule.after,
    ...rule.imported,
    ...rule.lists,
    ...rule.specifications,
  ];
}
