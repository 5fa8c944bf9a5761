import { readdirSync } from 'node:fs';
import { describeSecrets } from '../../host/describe-secrets.ts';
import { SecretsFound } from '../../host/refuse-secrets.ts';
import { InputError } from '../../host/input-error.ts';
import type { SecretLocation } from '../../indexer/withheld.ts';
import { counted } from '../../render/counted.ts';
import { printable } from '../../render/printable.ts';
import { hostOptions } from '../host-options.ts';
import { describeSurvey } from '../init/describe-survey.ts';
import { hostNames, type HostName, type RecipeValues } from '../init/hosts/host.ts';
import { hosts } from '../init/hosts/hosts.ts';
import { parseSource, placeholderSource } from '../init/hosts/treeatlas-source.ts';
import { applyAll, describePlanned, type PlannedFile } from '../init/planned-file.ts';
import { CONFIG_FILE, configText, planConfig, planRecipe, planRemoval } from '../init/plan-publishing.ts';
import { findPublishers, isOnEnterprise } from '../init/publish-evidence.ts';
import { ownSource, surveyRepository, type RepositorySurvey } from '../init/survey-repository.ts';
import { formatSummary } from '../summary.ts';
import { note, paint, writeOut, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export interface PublishingOptions {
  host?: HostName;
  from?: string;
  allowSecrets?: boolean;
  yes?: boolean;
  dryRun?: boolean;
}

/** The maximum number of secrets that are listed before a question. */
const MAX_LISTED = 50;

/** Shows what an atlas of a repository would publish, and writes the files that publish it once the user agrees. */
export async function initPublishing(
  terminal: Terminal,
  root: string,
  options: PublishingOptions,
): Promise<void> {
  const { dryRun = false } = options;
  const repository = await surveyRepository(root, hostOptions(terminal));
  const { name, reason } = await chooseHost(terminal, repository, options);
  const host = hosts[name];
  const { rows, warnings } = describeSurvey(repository, host, reason);
  await writeOut(terminal, `${formatSummary(terminal, rows)}\n\n`);
  await askForSecrets(terminal, repository.survey.secrets, options);
  const values = await recipeValues(terminal, repository, name, options);
  const planned = [...planRecipe(root, name, values), ...planConfig(root, repository, existingConfig(root))];
  const own = planned.map(({ path }) => path);
  const rivals = findPublishers(repository.texts, own).filter((path) =>
    path.startsWith(name === 'github' ? '.github/' : name === 'gitlab' ? '.gitlab' : '\0'),
  );
  for (const warning of [
    ...warnings,
    ...rivals.map(
      (path) => `${path} publishes a site already, and a repository has one: the atlas would replace it.`,
    ),
  ])
    note(terminal, `${paint(terminal, 'yellow', 'warning:')} ${printable(warning)}`);
  const changes = planned.filter(({ before, after }) => before !== after);
  if (!dryRun && changes.length > 0) await askToWrite(terminal, changes, options);
  terminal.signal.throwIfAborted();
  if (!dryRun) applyAll(root, planned);
  const lines = planned.flatMap((file) => describePlanned(file, dryRun));
  await writeOut(terminal, lines.map((line) => `${printable(line)}\n`).join(''));
  const steps = [
    ...(host.beside && own.includes(host.beside.path) ? [host.beside.use] : []),
    ...host.next(values),
  ];
  if (!dryRun) note(terminal, ['\nNext:', ...steps.map((step) => `  - ${printable(step)}`)].join('\n'));
}

/** Returns the files that this command wrote, as deleted. Whether a configuration is ours can only be known if git lists the files. */
export async function plannedRemoval(terminal: Terminal, root: string): Promise<PlannedFile[]> {
  if (existingConfig(root) !== CONFIG_FILE) return planRemoval(root, []);
  const options = { ...hostOptions(terminal), onNotice: undefined, onWarning: undefined };
  const repository = await surveyRepository(root, options).catch(() => undefined);
  if (!repository) return planRemoval(root, []);
  // A CI file that was written by this command names the forge, and did not when the configuration was written.
  const { exclude } = repository.wholeConfig;
  return planRemoval(root, [
    configText(repository.wholeConfig),
    ...(exclude ? [configText({ exclude })] : []),
  ]);
}

async function chooseHost(
  terminal: Terminal,
  { signs }: RepositorySurvey,
  { host: chosen }: PublishingOptions,
): Promise<{ name: HostName; reason: string }> {
  if (chosen !== undefined) return { name: chosen, reason: 'chosen with --host' };
  const found = signs.find((sign) => sign.host !== undefined);
  const seen = signs.map(({ why }) => why).join(', ');
  if (found?.host !== undefined) return { name: found.host, reason: seen };
  const names = hostNames.join(', ');
  const reason = `No host with a recipe was found${seen === '' ? '' : ` (${seen})`}.`;
  const answer = (await terminal.ask?.(`${printable(reason)} Choose one of ${names}: `))?.trim();
  const name = hostNames.find((each) => each === answer);
  if (name !== undefined) return { name, reason: 'chosen' };
  throw new UsageError(`${reason} Add --host with one of ${names}.`);
}

async function recipeValues(
  terminal: Terminal,
  { branch, name: repository, remote }: RepositorySurvey,
  host: HostName,
  { from, dryRun = false }: PublishingOptions,
): Promise<RecipeValues> {
  const project = repository
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50);
  const values = {
    branch,
    isOnEnterprise: isOnEnterprise(remote),
    project: project === '' ? 'atlas' : project,
  };
  if (from !== undefined) return { ...values, source: parseSource(from) };
  // These build on a machine that has the program already.
  if (host === 's3' || host === 'nginx') return { ...values, source: placeholderSource };
  const own = await ownSource();
  if (own) return { ...values, source: own };
  const reason =
    'Treeatlas is not on npm yet, so the host needs a repository to get it from, and this program was not cloned from one.';
  if (dryRun) {
    note(terminal, `${reason} Replace OWNER/treeatlas below with --from.`);
    return { ...values, source: placeholderSource };
  }
  const answer = (
    await terminal.ask?.(`${reason} Name it, as OWNER/treeatlas or by its https address: `)
  )?.trim();
  if (answer) return { ...values, source: parseSource(answer) };
  throw new UsageError(`${reason} Add --from OWNER/treeatlas.`);
}

/** Likely secrets are withheld from an atlas, but whoever publishes must know of them. */
async function askForSecrets(
  terminal: Terminal,
  secrets: readonly SecretLocation[],
  { allowSecrets = false, dryRun = false }: PublishingOptions,
): Promise<void> {
  if (secrets.length === 0) return;
  const found = `${counted(secrets.length, 'likely secret')} in tracked files. The atlas withholds ${secrets.length === 1 ? 'it' : 'them'}; everyone who can read the repository has ${secrets.length === 1 ? 'it' : 'them'}:`;
  const list = describeSecrets(secrets, MAX_LISTED);
  if (!allowSecrets && !dryRun && !terminal.ask)
    throw new SecretsFound(
      `${found}\n${list}\nNothing was written. To go on in spite of them, add --allow-secrets.`,
    );
  note(terminal, `${paint(terminal, 'yellow', 'warning:')} ${found}\n${list}\n`);
  if (allowSecrets || dryRun || !terminal.ask) return;
  if (!isYes(await terminal.ask('Go on with likely secrets in the repository? [y/N] ')))
    throw new SecretsFound('Nothing was written.');
}

async function askToWrite(
  terminal: Terminal,
  changes: readonly PlannedFile[],
  { yes = false }: PublishingOptions,
): Promise<void> {
  if (yes) return;
  const paths = changes.map(({ path }) => path).join(', ');
  if (!terminal.ask)
    throw new UsageError(
      `Nobody can be asked here, so nothing was written. Add --yes to write ${paths}, or --dry-run to see ${changes.length === 1 ? 'it' : 'them'} first.`,
    );
  if (!isYes(await terminal.ask(`Write ${printable(paths)}? [y/N] `)))
    throw new InputError('Nothing was written. To see the files first, add --dry-run.');
}

function isYes(answer: string): boolean {
  return /^y(es)?$/i.test(answer.trim());
}

/** Returns the name of the configuration in the root; undefined if there is none. */
function existingConfig(root: string): string | undefined {
  return readdirSync(root).find((name) => /^treeatlas\.config\.(?:ts|js|mjs|json)$/.test(name));
}
