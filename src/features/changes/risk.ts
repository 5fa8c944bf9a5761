import { isDocOnly, type ChangeReport } from '../../model/changes.ts';
import { counted } from '../../render/counted.ts';

/** Symbols with more callers than this are widely used. */
const MANY_CALLERS = 10;

/** Estimates how much care a change needs, with the reasons, most important first. */
export function riskOfChange(report: Omit<ChangeReport, 'risk'>): ChangeReport['risk'] {
  const { mustChange, symbols, secrets, cycles, deadCode, tests, unseen, packages } = report;
  const certain = mustChange.filter(({ isCertain }) => isCertain).length;
  const breaking = symbols.filter(({ isBreaking, isPublic, isTest }) => isBreaking && isPublic && !isTest);
  const code = symbols.filter((symbol) => !symbol.isTest && !isDocOnly(symbol));
  const wide = code.filter(({ callers }) => callers.total > MANY_CALLERS);
  const high = [
    certain > 0 && `${counted(certain, 'place')} must change and did not`,
    secrets.length > 0 && `${counted(secrets.length, 'likely secret')} added`,
    breaking.length > 0 && `${counted(breaking.length, 'breaking change')} of the public interface`,
  ];
  const medium = [
    mustChange.length > certain && `${counted(mustChange.length - certain, 'place')} may have to change`,
    wide.length > 0 && `${counted(wide.length, 'changed symbol')} with more than ${MANY_CALLERS} users`,
    cycles.added.length > 0 && counted(cycles.added.length, 'new import cycle'),
    code.length > 0 && tests.affected.length === 0 && 'no test reaches the change',
    packages.added.length > 0 &&
      `${counted(packages.added.length, 'new dependency', 'new dependencies')} between parts`,
  ];
  const low = [
    deadCode.added.length > 0 && `${counted(deadCode.added.length, 'symbol')} without a user`,
    unseen.length > 0 && 'some of it could not be seen',
  ];
  const texts = (list: readonly (string | false)[]): string[] => list.filter((text) => text !== false);
  const [highs, mediums] = [texts(high), texts(medium)];
  return {
    level: highs.length > 0 ? 'high' : mediums.length > 0 ? 'medium' : 'low',
    reasons: [...highs, ...mediums, ...texts(low)],
  };
}
