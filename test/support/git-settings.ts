import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each of these changes what some command of git prints, when it is let. */
export const settings: Readonly<Record<string, string>> = {
  'i18n.logOutputEncoding': 'UTF-16',
  'i18n.commitEncoding': 'ISO-8859-1',
  'log.showRoot': 'false',
  'log.follow': 'true',
  'log.date': 'relative',
  'log.decorate': 'full',
  'log.mailmap': 'true',
  'log.excludeDecoration': '*',
  'log.diffMerges': 'off',
  'log.showSignature': 'true',
  'log.abbrevCommit': 'true',
  'format.pretty': 'oneline',
  'mailmap.file': '%/mailmap',
  'diff.algorithm': 'patience',
  'diff.renames': 'false',
  'diff.renameLimit': '1',
  'diff.noprefix': 'true',
  'diff.mnemonicPrefix': 'true',
  'diff.srcPrefix': 'x/',
  'diff.context': '9',
  'diff.interHunkContext': '9',
  'diff.suppressBlankEmpty': 'true',
  'diff.orderFile': '%/order',
  'diff.external': 'false',
  'diff.submodule': 'log',
  'diff.wordRegex': '.',
  'diff.indentHeuristic': 'false',
  'diff.colorMoved': 'plain',
  'diff.relative': 'true',
  'diff.ignoreSubmodules': 'all',
  'diff.autoRefreshIndex': 'false',
  'diff.typed.binary': 'true',
  'core.bigFileThreshold': '1',
  'core.quotePath': 'true',
  'core.precomposeUnicode': 'true',
  'core.attributesFile': '%/attributes',
  'core.abbrev': '4',
  'core.disambiguate': 'tree',
  'core.fileMode': 'true',
  'core.ignoreCase': 'true',
  'core.trustctime': 'false',
  'core.checkStat': 'minimal',
  'core.autocrlf': 'true',
  'core.eol': 'crlf',
  'core.safecrlf': 'true',
  'core.commitGraph': 'false',
  'core.untrackedCache': 'true',
  'core.splitIndex': 'true',
  'core.pager': 'false',
  'status.short': 'true',
  'status.branch': 'true',
  'status.relativePaths': 'false',
  'status.showUntrackedFiles': 'no',
  'status.renames': 'true',
  'status.aheadBehind': 'true',
  'status.showStash': 'true',
  'status.submoduleSummary': 'true',
  'submodule.recurse': 'true',
  'feature.manyFiles': 'true',
  'feature.experimental': 'true',
  'tag.sort': 'refname',
  'branch.sort': '-committerdate',
  'versionsort.suffix': '-',
  'color.ui': 'always',
  'column.ui': 'always',
  'alias.status': 'log',
  'safe.bareRepository': 'explicit',
};

/** All of them as a file. What they name is written to the folder. */
export function settingsFile(folder: string): string {
  writeFileSync(join(folder, 'mailmap'), 'Somebody <else@example.org> <a@example.org>\n');
  writeFileSync(join(folder, 'attributes'), '* -diff\n*.bin diff\n');
  writeFileSync(join(folder, 'order'), 'ä*\n*.ts\n');
  const text = Object.entries(settings).map(([key, value]) => {
    const [, section = '', part, name = ''] = /^(\w+)\.(?:(.+)\.)?(\w+)$/.exec(key) ?? [];
    const head = part === undefined ? `[${section}]` : `[${section} "${part}"]`;
    return `${head}\n\t${name} = ${value.replace('%', folder)}\n`;
  });
  return text.join('');
}
