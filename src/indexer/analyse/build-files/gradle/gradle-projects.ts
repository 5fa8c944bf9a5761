import { firstMentions } from '../../inherited-project.ts';
import { literalVersion, MAX_DEPENDENCIES } from '../../package-limits.ts';
import type { GradleFiles } from '../../package-recipe.ts';
import type { BuildReader, ReadProject } from '../build-reader.ts';
import { BuildTree } from './build-tree.ts';
import { ProjectNames } from './project-names.ts';
import { ProjectValues } from './project-values.ts';
import { requiredPackages } from './required-packages.ts';

/**
 * Reads builds of several projects: scripts, settings, properties and version catalogs.
 *
 * Build scripts are programs, and only their literal notation is read. Not followed are plugins and scripts that others apply,
 * constants in classes of the build, loops over projects, `project(":x") { … }` in the script of another project, and the names of
 * projects that a program computes. A script is named as the rule says, or as its folder.
 */
export class GradleProjects implements BuildReader {
  readonly #rule: GradleFiles;
  readonly #tree: BuildTree;

  constructor(rule: GradleFiles) {
    this.#rule = rule;
    this.#tree = new BuildTree(rule);
  }

  addFile(path: string, text: string): void {
    this.#tree.add(path, text);
  }

  projects(): ReadProject[] {
    /** Shared values of builds by the folders of their settings. */
    const builds = new Map<string, { names: ProjectNames; root: ProjectValues }>();
    return [...this.#tree.scripts].flatMap(([path, { file }]) => {
      const folder = this.#tree.folder(path);
      const build = builds.get(folder.root) ?? this.#build(folder.root);
      builds.set(folder.root, build);
      const { names, root } = build;
      const values =
        path === folder.root ? root : new ProjectValues(this.#rule, this.#tree, folder, names, root);
      const project = this.#project(file, values);
      return project ? [project] : [];
    });
  }

  #build(root: string): { names: ProjectNames; root: ProjectValues } {
    const names = new ProjectNames(root, this.#tree.settings(root), this.#tree.properties(root));
    const folder = this.#tree.folder(root);
    return { names, root: new ProjectValues(this.#rule, this.#tree, folder, names, undefined) };
  }

  #project(file: string, values: ProjectValues): ReadProject | undefined {
    const artifact = values.artifact();
    if (!artifact) return undefined;
    const group = values.value('group');
    const version = literalVersion(values.value('version') ?? '') || null;
    const required = requiredPackages(this.#rule, this.#tree, values);
    const dependencies = firstMentions(required).slice(0, MAX_DEPENDENCIES);
    return { file, name: group ? `${group}:${artifact}` : artifact, version, dependencies };
  }
}
