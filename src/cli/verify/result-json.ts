import type { DigestCheck } from '../../host/verify/check-digests.ts';
import type { Origin } from '../../host/verify/origin.ts';
import type { Rebuilt } from '../../host/verify/rebuild.ts';

export interface VerifyResult {
  atlas: string;
  origin: Origin;
  digests: DigestCheck;
  rebuilt: Rebuilt | undefined;
}

/** Returns the result of a verification for scripts. */
export function verifyJson({ atlas, origin, digests, rebuilt }: VerifyResult): string {
  const { generator, schemaVersion, repository, grammars } = origin.index;
  const { checked, coverPages, problems, others } = digests;
  const ok = problems.length === 0 && (rebuilt?.differences.length ?? 0) === 0;
  const result = {
    ok,
    atlas,
    builtBy: {
      ...{ generator, schemaVersion, repository },
      grammars: Object.fromEntries(grammars.map(({ language, hash }) => [language, hash])),
    },
    program: { version: origin.program.version, differences: origin.differences },
    digests: { checked, coverPages, problems, others },
    ...(rebuilt && { rebuild: rebuilt }),
  };
  return JSON.stringify(result, null, 2);
}
