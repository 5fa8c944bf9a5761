import { rememberPromise } from '../base/remember-promise.ts';
import { programModule } from '../base/program-files.ts';
import type { PageScope } from '../model/page-scope.ts';
import type { Operation } from '../operations/operation.ts';
import { ArtifactReader, type BaseArtifacts } from './artifact-reader.ts';
import { CardPainter } from './card/draw-card.ts';
import { readGlyphs } from './card/glyphs.ts';
import type { JobContext } from './job.ts';
import type { SiteApp } from './site-app.ts';
import { StagedWriter } from './staged-writer.ts';

/** URLs of modules that each worker imports itself, because functions cannot be sent to a thread. */
export interface PublishModules {
  /** Exports `siteFolder` and `loadSiteApp`, like `site-app.ts`. */
  site: string;
  /** Exports `loadOperations`, like `features/operations.ts`. */
  operations: string;
}

type OperationsModule = Pick<typeof import('../features/operations.ts'), 'loadOperations'>;
type SiteModule = Pick<typeof import('./site-app.ts'), 'siteFolder' | 'loadSiteApp'>;

export const defaultModules: PublishModules = {
  site: programModule('publish/site-app').href,
  operations: programModule('features/operations').href,
};

export async function loadContext(
  modules: PublishModules,
  base: BaseArtifacts,
  scope: PageScope,
): Promise<JobContext> {
  const app = await loadApp(modules);
  const { cards } = base;
  const painters = new Map<string, Promise<CardPainter>>();
  const painter = (): Promise<CardPainter> =>
    rememberPromise(
      painters,
      modules.site,
      async () => new CardPainter(readGlyphs(await findSiteFolder(modules))),
    );
  return { app, scope, reader: new ArtifactReader(base), writer: new StagedWriter(base), cards, painter };
}

/** Returns a context that reads other artifacts. */
export function withBase(context: JobContext, base: BaseArtifacts): JobContext {
  return { ...context, reader: new ArtifactReader(base), cards: base.cards };
}

export async function loadApp(modules: PublishModules): Promise<SiteApp> {
  return ((await import(modules.site)) as SiteModule).loadSiteApp();
}

export async function findSiteFolder(modules: PublishModules): Promise<string> {
  return ((await import(modules.site)) as SiteModule).siteFolder();
}

export async function loadOperations(modules: PublishModules): Promise<readonly Operation[]> {
  return ((await import(modules.operations)) as OperationsModule).loadOperations();
}
