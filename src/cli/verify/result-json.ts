import type { DigestCheck } from '../../host/verify/check-digests.ts';
import type { Origin } from '../../host/verify/origin.ts';
import type { Rebuilt } from '../../host/verify/rebuild.ts';

export interface VerifyResult {
  atlas: string;
  /** Undefined if the index of the atlas cannot be read. */
  origin: Origin | undefined;
  digests: DigestCheck;
  rebuilt: Rebuilt | undefined;
}

/** Returns the result of a verification for scripts. */
export function verifyJson({ atlas, origin, digests, rebuilt }: VerifyResult): string {
  const { checked, coverPages, problems, others } = digests;
  const ok = origin !== undefined && problems.length === 0 && (rebuilt?.differences.length ?? 0) === 0;
  const result = {
    ok,
    atlas,
    ...(origin && {
      builtBy: builtBy(origin),
      program: { version: origin.program.version, differences: origin.differences },
    }),
    digests: { checked, coverPages, problems, others },
    ...(rebuilt && { rebuild: rebuilt }),
  };
  return JSON.stringify(result, null, 2);
}

function builtBy({ index: { generator, schemaVersion, repository, grammars } }: Origin): object {
  const hashes = grammars.map(({ language, hash }) => [language, hash] as const);
  return { generator, schemaVersion, repository, grammars: Object.fromEntries(hashes) };
}
