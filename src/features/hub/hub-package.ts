import * as z from 'zod';
import { HubPackages } from '../../model/hub.ts';
import { Meta, pageMeta } from '../../operations/answer.ts';
import { defineOperation } from '../../operations/operation.ts';
import { capLimit, limitOf } from '../../operations/support/inputs.ts';
import { needsServer } from '../../operations/support/static-answers.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';
import { counted } from '../../render/counted.ts';
import { openHub } from './query/open-hub.ts';

const Answer = HubPackages.shape.packages.element.extend({ meta: Meta });

export const hubPackage = defineOperation({
  name: 'hub_package',
  texts: ['package'],
  isAboutHub: true,
  description:
    'Describes a package of a hub: the atlases that contain it with their versions, its exports, those that most atlases use first, and the atlases that depend on it with the versions that they want.',
  input: z.strictObject({
    package: z.string().min(1).max(1000).describe('Name of the package, as imports write it'),
    limit: limitOf(20),
  }),
  output: Answer,
  toMarkdown({ name, atlases, dependents, dependentTotal }) {
    const exported = atlases.map(({ slug, version, exports, exportTotal, page }) =>
      section(`${slug}: ${name} ${version ?? 'without a version'}, ${page}`, [
        ...exports.map(({ symbol, kind, path, line, users }) =>
          item(`${kind} ${symbol}, ${path}:${line}${users > 0 ? `, used by ${users}` : ''}`),
        ),
        ...(exportTotal > exports.length ? [item(`${exportTotal - exports.length} more`)] : []),
      ]),
    );
    const users = dependents.map(({ slug, wanted, places, target }) =>
      item(
        `${slug}${wanted === null ? '' : ` wants ${wanted}`}, ${counted(places, 'place')}${target === null ? '' : `, see ${target}`}`,
      ),
    );
    return paragraphs([
      atlases.length === 0 ? `No atlas of the hub contains ${name}.` : '',
      ...exported,
      section(`Dependents: ${dependentTotal}`, users),
    ]);
  },
  static: needsServer(
    'An atlas is about one repository. A hub over several has packages in `api/v1/hub/packages/`, see `api/v1/hub/index.json`.',
  ),
  async run(store, { package: name, limit }) {
    const hub = await openHub(store);
    const none = { name, atlases: [], dependents: [], dependentTotal: 0 };
    const found = (await hub.package(name.trim())) ?? none;
    const most = capLimit(limit);
    const atlases = found.atlases.map((atlas) => ({ ...atlas, exports: atlas.exports.slice(0, most) }));
    const dependents = found.dependents.slice(0, most);
    const meta = pageMeta(found.dependentTotal, 0, dependents.length);
    const next =
      meta.truncated && limit < found.dependents.length ? { limit: found.dependents.length } : null;
    return { ...found, atlases, dependents, meta: { ...meta, next } };
  },
});
