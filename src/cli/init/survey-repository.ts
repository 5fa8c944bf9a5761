import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programFile } from '../../base/program-files.ts';
import { maskSecretsByRules } from '../../features/secrets/secret-search.ts';
import { openGit, type Git } from '../../git/git.ts';
import { readSettings } from '../../git/git-settings.ts';
import { openProject } from '../../host/open-project.ts';
import type { Project } from '../../host/project.ts';
import type { HostOptions } from '../../host/project-options.ts';
import { surveyFiles, type Survey } from '../../indexer/survey-files.ts';
import { placeOfRemote } from '../../model/forge.ts';
import { findExclusions, type Exclusion } from './excluded-folders.ts';
import { parseSource, type TreeatlasSource } from './hosts/treeatlas-source.ts';
import type { ProposedConfig } from './plan-publishing.ts';
import { findHostSigns, forgeSetting, type HostSign } from './publish-evidence.ts';

/** A repository as far as its files and git tell, for a decision about publishing it. */
export interface RepositorySurvey {
  project: Project;
  /** Without secrets. */
  name: string;
  remote: string | undefined;
  /** The branch to publish. */
  branch: string;
  survey: Survey;
  signs: readonly HostSign[];
  exclusions: readonly Exclusion[];
  /** The settings that differ from the defaults, without those that the configuration has. */
  proposed: ProposedConfig;
  /** The settings that differ from the defaults, with those that the configuration has. */
  wholeConfig: ProposedConfig;
  /** Texts of CI files and of the package, by path. */
  texts: ReadonlyMap<string, string>;
}

const readFiles = /^(?:\.gitlab-ci\.ya?ml|\.github\/workflows\/[^/]+\.ya?ml|package\.json|\.gitattributes)$/;

/** Reads the tracked files of a repository, as `build` would. Throws as `openProject` does, and `SourceError` if git cannot list them. */
export async function surveyRepository(root: string, options: HostOptions): Promise<RepositorySurvey> {
  const project = await openProject(root, { ...options, publishes: true });
  const source = await project.openSource();
  try {
    const survey = await surveyFiles({
      ...project.settings,
      source,
      signal: project.signal,
      onProgress: options.onProgress,
    });
    const texts = new Map<string, string>();
    for (const path of survey.paths.filter((each) => readFiles.test(each))) {
      const bytes = await source.read(path).catch(() => undefined);
      if (bytes) texts.set(path, new TextDecoder().decode(bytes));
    }
    const remote = project.git ? (await readSettings(project.git)).remote : undefined;
    const { exclude: excluded = [], forge: knownForge } = project.config;
    const all = findExclusions(survey.paths, texts.get('.gitattributes'));
    const exclusions = all.filter(({ glob }) => !excluded.includes(glob));
    const forge = forgeSetting(remote, survey.paths);
    return {
      project,
      name: source.repository.name,
      remote,
      branch: (project.git && (await defaultBranch(project.git))) ?? source.repository.branch ?? 'main',
      survey,
      signs: findHostSigns(remote, survey.paths),
      exclusions,
      proposed: configOf(exclusions, knownForge ? undefined : forge),
      wholeConfig: configOf(all, forge),
      texts,
    };
  } finally {
    await source.close();
  }
}

function configOf(exclusions: readonly Exclusion[], forge: ProposedConfig['forge']): ProposedConfig {
  const exclude = exclusions.map(({ glob }) => glob);
  return { ...(exclude.length > 0 ? { exclude } : {}), ...(forge ? { forge } : {}) };
}

/** The branch that the remote had as its default when it was cloned. */
async function defaultBranch(git: Git): Promise<string | undefined> {
  const output = await git.run(['symbolic-ref', '-q', '--short', 'refs/remotes/origin/HEAD']).catch(() => '');
  return /^origin\/(.+)$/.exec(output.toString().trim())?.[1];
}

/** Returns the repository that this program was cloned from; undefined if it was installed in another way, or cloned from this machine. */
export async function ownSource(): Promise<TreeatlasSource | undefined> {
  const folder = fileURLToPath(programFile('../'));
  if (!existsSync(join(folder, '.git'))) return undefined;
  const git = openGit(folder, { maskSecrets: maskSecretsByRules });
  const settings = git && (await readSettings(git).catch(() => undefined));
  const place = placeOfRemote(settings?.remote?.trim() ?? '');
  return place && parseSource(`https://${place.host}/${place.path}`);
}
