import { printableLine } from '../../render/printable.ts';
import { count, item, section } from '../../render/markdown/parts.ts';
import { totalViaOverride, type ViaOverride } from './via-override.ts';
import { riskText, type RiskDoubt } from './risk-doubt.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';

/** The members that the answers of `check` and `impact` share. */
interface Usage {
  path: string;
  line: number;
  id: string;
  risk: string;
  totalUsages: number;
  usedByFiles: number;
  totalImports: number;
  totalOverrides: number;
  viaOverride: ViaOverride;
  riskDoubts?: readonly RiskDoubt[] | undefined;
  note?: string | undefined;
  textPlaces?: { path: string; line: number; count: number }[] | undefined;
}

export function usageHead({
  path,
  line,
  id,
  risk,
  totalUsages,
  usedByFiles,
  totalImports,
  totalOverrides,
  viaOverride,
  riskDoubts,
}: Usage): string {
  const via = totalViaOverride(viaOverride);
  const imported =
    totalImports > 0 ? ` It is imported ${totalImports === 1 ? 'once' : `${totalImports} times`}.` : '';
  const overridden = totalOverrides > 0 ? ` ${count(totalOverrides, 'member')} of subtypes override it.` : '';
  return (
    `${nameAtStart(id)} (${printableLine(path)}:${line}): ${count(totalUsages, 'reference')} in ${count(usedByFiles, 'file')}${via > 0 ? `, and ${count(via, 'caller')} via interface or override` : ''}. ` +
    `Risk: ${riskText(risk, riskDoubts)}.${imported}${overridden}`
  );
}

/** Returns what to ask before the change, if anything depends on the symbol. */
export function nextQuestion({ risk, totalUsages, viaOverride }: Usage): string {
  return risk === 'low' || (totalUsages === 0 && viaOverride.length === 0)
    ? ''
    : 'The tests to run after a change: `affected_tests`.';
}

export function textPlacesSection({ note, textPlaces = [] }: Usage): string {
  if (!note) return '';
  if (textPlaces.length === 0) return `${note}.`;
  return section(
    note,
    textPlaces.map(({ path, line, count: times }) => item(`${path}:${line} (${times})`)),
  );
}
