import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { programDigest } from '../../base/code-digest.ts';
import { digest } from '../../base/digest.ts';
import { isMissing } from '../../base/error-code.ts';
import { makeFolder } from '../../base/make-folder.ts';
import { packageVersion } from '../../base/program-files.ts';
import { writeAtomically } from '../../base/write-atomically.ts';
import { listFiles, type Listing } from '../../indexer/index-parts.ts';
import type { RepositoryInfo, Source } from '../../indexer/source/source.ts';
import { pageChoices, type PageScope } from '../../model/page-scope.ts';
import { InputError } from '../input-error.ts';
import { resolveScope } from '../page-scope.ts';
import type { Project } from '../project.ts';
import { planShards, type PlannedShard } from './plan-shards.ts';
import { WorkFolder } from './work-folder.ts';

const FORMAT = 1;

/** The choices that all jobs of a build share, so that they are made once. */
const Choices = z.strictObject({
  pages: z.enum(pageChoices),
  only: z.string().optional(),
  markdown: z.boolean(),
  siteUrl: z.string().optional(),
  hub: z.string().optional(),
  /** Undefined: by the depth of the clone. */
  blame: z.boolean().optional(),
  history: z.union([z.string(), z.number()]).optional(),
  changes: z.array(z.string()).readonly().optional(),
});
export type PlanChoices = z.infer<typeof Choices>;

/** The file of a plan. The files of its shards follow from the listing of the repository, which each job makes again. */
const PlanFile = z.strictObject({
  format: z.literal(FORMAT),
  /** Identifies all that the jobs must agree on. */
  id: z.string(),
  version: z.string(),
  /** The version of V8, in whose format parts are written, and that of Node for people. */
  v8: z.string(),
  node: z.string(),
  commit: z.string().nullable(),
  /** Whether the atlas has the commit of each line, which follows from the depth of the clone. */
  blame: z.boolean(),
  choices: Choices,
  shards: z.array(z.strictObject({ files: z.int(), bytes: z.int(), weight: z.int() })).min(1),
});
export type PlanFile = z.infer<typeof PlanFile>;

/** A plan and what it was made of. */
export interface OpenPlan {
  file: PlanFile;
  folder: WorkFolder;
  source: Source;
  listing: Listing;
  shards: readonly PlannedShard[];
  scope: PageScope;
}

/** Bytes of code, in the unit of weights, for one shard if nobody names a number. */
const WEIGHT_OF_A_SHARD = 12_000_000;
const MAX_CHOSEN_SHARDS = 64;

/** Makes the plan of the jobs in a work folder. What other plans left there is removed, except facts, which any plan may use. */
export async function makePlan(
  project: Project,
  work: string,
  options: { shards: number | undefined; choices: PlanChoices },
): Promise<PlanFile> {
  makeFolder(work, 0o700);
  const source = await project.openSource();
  try {
    const listing = await listFiles(indexOptions(project, source, work));
    const count = options.shards ?? chooseCount(listing);
    resolveScope(scopeOf(options.choices), project.root);
    const planned = planShards(listing.found.files, count);
    const file: PlanFile = {
      format: FORMAT,
      id: planId(project, listing, options.choices, count),
      version: packageVersion(),
      v8: process.versions.v8,
      node: process.version,
      commit: source.repository.commit,
      blame: source.repository.blame === true,
      choices: options.choices,
      shards: planned.map(({ files, weight }) => ({
        files: files.length,
        bytes: files.reduce((sum, { size }) => sum + size, 0),
        weight,
      })),
    };
    if (readPlanFile(work)?.id !== file.id)
      for (const stage of ['index', 'link', 'render', 'merge'])
        await rm(join(work, stage), { recursive: true, force: true });
    writeAtomically(planPath(work), `${JSON.stringify(file, null, 2)}\n`);
    return file;
  } finally {
    await source.close();
  }
}

function chooseCount({ found }: Listing): number {
  const [whole] = planShards(found.files, 1);
  const needed = Math.ceil((whole?.weight ?? 0) / WEIGHT_OF_A_SHARD);
  return Math.max(1, Math.min(MAX_CHOSEN_SHARDS, needed));
}

/** Opens the plan in a work folder for a job. Throws `InputError` if this job has another repository, program or choice than the plan. */
export async function openPlan(project: Project, work: string): Promise<OpenPlan> {
  const file = readPlanFile(work);
  if (!file)
    throw new InputError(
      `${planPath(work)} is missing, damaged, or was written by another version of treeatlas. Make the plan first: treeatlas plan --work ${work}.`,
    );
  const source = await project.openSource();
  try {
    const listing = await listFiles(indexOptions(project, source, work));
    refuseOther(file, source.repository, planId(project, listing, file.choices, file.shards.length));
    return {
      file,
      folder: new WorkFolder(work, file.id),
      source,
      listing,
      shards: planShards(listing.found.files, file.shards.length),
      scope: resolveScope(scopeOf(file.choices), project.root),
    };
  } catch (cause) {
    await source.close();
    throw cause;
  }
}

function refuseOther(file: PlanFile, { commit }: RepositoryInfo, id: string): void {
  if (file.id === id) return;
  const next = 'Give all jobs the same, or make the plan again: treeatlas plan.';
  if (file.version !== packageVersion())
    throw new InputError(
      `The plan is of treeatlas ${file.version}, and this is ${packageVersion()}. ${next}`,
    );
  if (file.v8 !== process.versions.v8)
    throw new InputError(
      `The plan was made by Node ${file.node}, and this is ${process.version}, which writes parts in another format. ${next}`,
    );
  if (file.commit !== commit)
    throw new InputError(
      `The plan is about the commit ${file.commit ?? 'of no repository'}, and this checkout has ${commit ?? 'none'}. ${next}`,
    );
  throw new InputError(
    `The plan is about other files, or was made with another configuration or other options. ${next}`,
  );
}

/** Throws `InputError` if this clone tells something else about the lines of files than the one that the plan was made in. */
export function requireSameBlame({ file, source: { repository } }: Pick<OpenPlan, 'file' | 'source'>): void {
  if (file.blame === (repository.blame === true)) return;
  const [plan, here] = file.blame ? ['has', 'lacks'] : ['lacks', 'has'];
  throw new InputError(
    `The plan was made in a clone that ${plan} the whole history, and this one ${here} it: pages differ by the commit of each line. Fetch the same depth for all jobs that plan, render or merge, or choose with --blame or --no-blame.`,
  );
}

/** Options of the stages that read files, without what an atlas says about itself. */
function indexOptions({ settings, signal }: Project, source: Source, work: string) {
  return { ...settings, source, version: packageVersion(), cacheFolder: work, signal };
}

function planId(project: Project, { run, found }: Listing, choices: PlanChoices, count: number): string {
  const { blame: _blame, blameOmission: _omission, ...repository } = run.source.repository;
  const { include, exclude, maxFileBytes, languages, secrets } = project.settings;
  return digest(
    JSON.stringify([
      FORMAT,
      programDigest(),
      process.versions.v8,
      repository,
      found.files.map(({ path, size, language }) => [path, size, language]),
      found.skipped,
      run.grammars.map(({ name, hash }) => [name, hash]),
      { include, exclude, maxFileBytes, languages, secrets },
      choices,
      count,
    ]),
  );
}

export function scopeOf({ pages, only, markdown, hub }: PlanChoices): PageScope {
  return { pages, only, markdown, hub };
}

function planPath(work: string): string {
  return join(work, 'plan.json');
}

/** Returns the plan in a work folder; undefined if there is none that this program wrote. */
export function readPlanFile(work: string): PlanFile | undefined {
  let text: string;
  try {
    text = readFileSync(planPath(work), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  try {
    return PlanFile.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
