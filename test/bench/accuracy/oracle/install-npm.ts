import { join } from 'node:path';
import { installNpm } from '../../support/fetch/install-npm.ts';
import type { Tool } from '../languages/language.ts';

/** The folder below `folder` in which an indexer is installed, with its package in `node_modules`; installed once. */
export async function installNpmTool({ name, version }: Tool, folder: string): Promise<string> {
  return installNpm(toolFolder({ name, version }, folder), [`${name}@${version}`]);
}

/** The folder below `folder` for one version of an indexer. */
export function toolFolder({ name, version }: Tool, folder: string): string {
  return join(folder, 'oracle', 'tools', `${name.replace(/^.*\//, '')}-${version}`);
}
