import { realpathSync } from 'node:fs';
import { errorMessage } from '../../base/error-message.ts';
import { isInside } from '../../base/inside.ts';
import { OperationError } from '../../operations/operation-error.ts';
import {
  noChoice,
  type ChosenAtlas,
  type Repositories,
  type RepositoryChoice,
} from '../../operations/repositories.ts';
import { openServedAtlas, type ServedAtlas, type ServedAtlasOptions } from '../open-served-atlas.ts';
import { isRepository } from '../repository-root.ts';
import { chooseRepository, describeRepositories, type ChoiceOptions } from './choose-repository.ts';
import { clientRootAt, distinct, knownRepositoryAt, type KnownRepository } from './known-repository.ts';
import { artifactPath } from '../../model/artifact.ts';
import { atlasesIn, withoutHub } from './hub-atlases.ts';
import { OpenAtlases } from './open-atlases.ts';
import { RepositoryNames } from './repository-names.ts';
import { labelsOf, writtenRoot, type View } from './select-repository.ts';

export interface RepositoriesOptions extends ServedAtlasOptions {
  /** Whether clients on other machines may ask, whom the paths of this one do not concern. */
  isPublic?: boolean | undefined;
  /** The maximum number of repositories that are open at a time, besides those that questions are about. */
  maxOpen?: number | undefined;
  /** Replaces `openServedAtlas`, for tests. */
  open?: typeof openServedAtlas | undefined;
}

/** The repositories of a server, opened when they are first asked. */
export interface ServedRepositories extends Repositories<ServedAtlas> {
  /** Adds the folders that a client names as its roots. Called for every question, so it should answer from memory. */
  withRoots(roots: () => Promise<readonly string[]>): Repositories<ServedAtlas>;
  /** Opens the repository that was named first, until the end. */
  openFirst(): Promise<ServedAtlas>;
  close(): Promise<void>;
}

/**
 * Finds the repositories and atlases at these paths and addresses. Without any, the current folder is asked if it is in a repository;
 * otherwise only the roots of clients are. Throws as `openProject` does if there is no such folder, and if the only one cannot be opened.
 */
export async function openRepositories(
  paths: readonly string[],
  options: RepositoriesOptions = {},
): Promise<ServedRepositories> {
  const { cwd = process.cwd() } = options;
  const named = await Promise.all(paths.map((path) => knownRepositoryAt(path, cwd)));
  const { hub, repositories } = await withoutHub(named);
  const own = distinct(paths.length > 0 ? repositories : await currentRepository(cwd));
  const isNamed = paths.length > 0;
  const server = new RepositoryServer(own, { isNamed, cwd, hub, named }, options);
  if (own.length === 1) await server.openFirst();
  return server;
}

async function currentRepository(cwd: string): Promise<KnownRepository[]> {
  const known = await knownRepositoryAt('.', cwd);
  return known.kind === 'atlas' || isRepository(known.location) ? [known] : [];
}

interface ServerPlaces {
  isNamed: boolean;
  cwd: string;
  hub: KnownRepository | undefined;
  named: readonly KnownRepository[];
}

class RepositoryServer implements ServedRepositories {
  #own: readonly KnownRepository[];
  /** The places that the user named, with the hub. */
  readonly #named: readonly KnownRepository[];
  /** The index of the hub from which `#own` is. Stores return the same object until the hub is made again. */
  #hubIndex: unknown;
  readonly #hub: KnownRepository | undefined;
  /** Whether the user named `#own`, so that the roots of a client are no candidates besides. */
  readonly #isNamed: boolean;
  readonly #options: RepositoriesOptions;
  readonly #atlases: OpenAtlases;
  readonly #names = new RepositoryNames();
  readonly #choice: ChoiceOptions;
  /** Repositories below known folders that were asked by their path. */
  readonly #nested = new Map<string, KnownRepository>();
  /** The checkouts whose changes are laid over atlases, by the location of the atlas. */
  readonly #checkouts = new Map<string, string>();

  constructor(
    own: readonly KnownRepository[],
    { isNamed, cwd, hub, named }: ServerPlaces,
    options: RepositoriesOptions,
  ) {
    this.#own = own;
    this.#named = named;
    this.#hub = hub;
    this.#isNamed = isNamed;
    this.#options = options;
    this.#choice = {
      namesOf: (repository) => this.#names.of(repository),
      tellsPaths: !options.isPublic,
      cwd,
    };
    this.#atlases = new OpenAtlases((repository) => this.#open(repository), options.maxOpen);
  }

  list(): Promise<Awaited<ReturnType<Repositories['list']>>> {
    return this.withRoots(noRoots).list();
  }

  async hub(): Promise<ServedAtlas | undefined> {
    return this.#hub && this.#atlases.pin(this.#hub);
  }

  use<Result>(
    choice: RepositoryChoice,
    work: (chosen: ChosenAtlas<ServedAtlas>) => Promise<Result>,
  ): Promise<Result> {
    return this.withRoots(noRoots).use(choice, work);
  }

  withRoots(roots: () => Promise<readonly string[]>): Repositories<ServedAtlas> {
    return {
      list: async () => this.#list(await this.#view(await roots())),
      hub: () => this.hub(),
      use: async (choice, work) => this.#use(await this.#view(await roots()), choice, work),
    };
  }

  async openFirst(): Promise<ServedAtlas> {
    const [first] = this.#own;
    return this.#atlases.pin(first ?? (await chooseRepository(noChoice, await this.#view([]), this.#choice)));
  }

  close(): Promise<void> {
    return this.#atlases.close();
  }

  async #open({ location, kind }: KnownRepository): Promise<ServedAtlas> {
    const { open = openServedAtlas, config } = this.#options;
    const isOwn = this.#own.some((each) => each.location === location);
    // A configuration that the user names or trusts, or an index, is meant for the repositories that the user names.
    const withoutTrust = {
      config: config === false ? config : undefined,
      trustConfig: false,
      scip: undefined,
    };
    const atlas = await open(location, isOwn ? this.#options : { ...this.#options, ...withoutTrust });
    if (kind === 'atlas' && atlas.root !== undefined) this.#checkouts.set(location, atlas.root);
    return atlas;
  }

  /** Replaces the atlases of the hub by those that it has now. If it cannot be read, they stay. */
  async #followHub(): Promise<void> {
    const location = this.#hub?.location;
    if (location === undefined) return;
    const served = await this.hub().catch(() => undefined);
    const index = await served
      ?.getAtlas()
      .then(({ store }) => store.read(artifactPath.hub))
      .catch(() => undefined);
    if (index === undefined || index === this.#hubIndex) return;
    const atlases = atlasesIn(index, location);
    if (!atlases) return;
    this.#own = distinct(this.#named.flatMap((each) => (each === this.#hub ? atlases : [each])));
    this.#hubIndex = index;
  }

  /** Returns what a client with these roots may ask. */
  async #view(roots: readonly string[]): Promise<View> {
    await this.#followHub();
    const own = this.#own.map((each) => {
      const checkout = this.#checkouts.get(each.location);
      return checkout === undefined ? each : { ...each, otherPaths: [checkout] };
    });
    const found = (await Promise.all(roots.map((root) => clientRootAt(root)))).flatMap((root) => root ?? []);
    const checkouts = [...this.#checkouts.values()];
    const ofRoots = found
      .flatMap(({ repositories }) => repositories)
      .filter(({ location }) => !checkouts.includes(location));
    const folders = own.filter(({ kind }) => kind === 'repository').map(({ location }) => location);
    const areas = [...folders, ...found.map(({ area }) => area)];
    const repositories = distinct([...own, ...ofRoots]);
    const isKnown = ({ location }: KnownRepository): boolean =>
      repositories.some((each) => each.location === location);
    return {
      repositories,
      candidates: this.#isNamed ? own : repositories,
      areas,
      nested: [...this.#nested.values()].filter((each) => isStillBelow(each, areas) && !isKnown(each)),
    };
  }

  async #list({ repositories, candidates, nested }: View): ReturnType<Repositories['list']> {
    const all = [...repositories, ...nested];
    const labels = await labelsOf(all, this.#choice.namesOf);
    return all.map(({ location, kind }) => ({
      repository: labels.get(location) ?? location,
      kind,
      ...(this.#choice.tellsPaths ? { root: location } : {}),
      isDefault: candidates.length === 1 && candidates[0]?.location === location,
      isOpen: this.#atlases.has(location),
    }));
  }

  async #use<Result>(
    view: View,
    choice: RepositoryChoice,
    work: (chosen: ChosenAtlas<ServedAtlas>) => Promise<Result>,
  ): Promise<Result> {
    const repository = await chooseRepository(choice, view, this.#choice);
    const { location, otherPaths } = repository;
    const isKnown = view.repositories.some((each) => each.location === location);
    if (!isKnown) this.#nested.set(location, repository);
    const label = async (store: ServedAtlas): Promise<string | undefined> => {
      await this.#names.learn(repository, (await store.getAtlas()).store);
      if (isKnown && view.repositories.length === 1) return undefined;
      const labels = await labelsOf(distinct([...view.repositories, repository]), this.#choice.namesOf);
      return labels.get(location);
    };
    const opening = { isDone: false };
    try {
      return await this.#atlases.use(repository, (atlas) => {
        opening.isDone = true;
        const written = choice.places.flatMap((place) => writtenRoot(place, atlas.root ?? location) ?? []);
        return work({
          host: { ...atlas, otherRoots: [...otherPaths, ...written] },
          label: () => label(atlas),
        });
      });
    } catch (cause) {
      if (opening.isDone) throw cause;
      const { text } = await describeRepositories([repository], this.#choice);
      throw new OperationError('UNAVAILABLE', `${text} cannot be opened: ${errorMessage(cause)}`, { cause });
    }
  }
}

function noRoots(): Promise<readonly string[]> {
  return Promise.resolve([]);
}

/** A link may have taken the place of a folder since it was opened. */
function isStillBelow({ location }: KnownRepository, areas: readonly string[]): boolean {
  try {
    return realpathSync(location) === location && areas.some((area) => isInside(area, location));
  } catch {
    return false;
  }
}
