import { MAX_PATTERN_LENGTH, type BuildFiles } from '../package-recipe.ts';
import type { BuildReader } from './build-reader.ts';
import { GradleProjects } from './gradle/gradle-projects.ts';
import { MsbuildProjects } from './msbuild/msbuild-projects.ts';

/** Returns a reader that ignores longer files than patterns are matched with. */
export function createBuildReader(rule: BuildFiles): BuildReader {
  const reader = rule.build === 'gradle' ? new GradleProjects(rule) : new MsbuildProjects(rule);
  return {
    addFile(path, text) {
      if (text.length <= MAX_PATTERN_LENGTH) reader.addFile(path, text);
    },
    projects: () => reader.projects(),
  };
}
