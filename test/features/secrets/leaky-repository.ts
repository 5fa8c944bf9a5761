import { temporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';
import { address, password, privateKey, tokens } from './fake-secrets.ts';

export const github = tokens['github-pat'] ?? '';
const aws = tokens['aws-access-token'] ?? '';
const old = `Z${password.toLowerCase()}`;
const keyLines = privateKey().slice(1, -1);
const secrets = [github, aws, password, old, ...keyLines];

export const leakyFiles = {
  'src/a.ts': `/** Signs in with ${github} . */\nexport function signIn() { return send('${github}'); }\nfunction send(a: string) { return a; }\n`,
  'src/b.py': `"""Doc ${aws} ."""\nURL = "${address('db.corp')}"\n\ndef f():\n    """${password}"""\n`,
  'README.md': `# Sample\n\nUse \`${github}\` and ${aws} for it.\n`,
  'data.json': `{ "token": "${github}" }\n`,
  'server.pem': `${privateKey().join('\n')}\n`,
  '.env': `PASSWORD=${password}\n`,
  'treeatlas.config.json': JSON.stringify({
    validate: { suppressions: [{ path: 'src/a.ts', reason: `See ${github} .` }] },
  }),
};

/** Two commits with secrets in code, documents, data, separate files, the message and earlier content. */
export function leakyRepository(): TemporaryRepository {
  const repository = temporaryRepository();
  repository.commit(
    { 'src/a.ts': `export const old = '${address('old.corp', old)}';\n`, '.env': `OLD=${old}\n` },
    'first',
  );
  repository.commit(leakyFiles, `Uses ${github} now`);
  return repository;
}

/** Returns the secrets in a text, plain or in Base64. */
export function leaksIn(text: string): string[] {
  const lower = text.toLowerCase();
  return secrets.filter(
    (secret) =>
      lower.includes(secret.toLowerCase()) ||
      text.includes(Buffer.from(secret).toString('base64').slice(0, -4)),
  );
}
