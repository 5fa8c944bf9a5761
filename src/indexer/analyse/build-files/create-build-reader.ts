import type { BuildFiles } from '../package-recipe.ts';
import type { BuildReader } from './build-reader.ts';
import { GradleProjects } from './gradle/gradle-projects.ts';
import { MsbuildProjects } from './msbuild/msbuild-projects.ts';

export function createBuildReader(rule: BuildFiles): BuildReader {
  return rule.build === 'gradle' ? new GradleProjects(rule) : new MsbuildProjects(rule);
}
