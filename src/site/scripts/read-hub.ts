const answers = new Map<string, Promise<unknown>>();

/** Fetches an artifact of a hub, once per page. Rejects if the hub does not answer. */
export function readHub<Artifact>(hub: string, path: string): Promise<Artifact> {
  const { href } = new URL(path, hub);
  let answer = answers.get(href);
  if (!answer) {
    answer = fetch(href).then((response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
      return response.json() as Promise<unknown>;
    });
    answers.set(href, answer);
    answer.catch(() => answers.delete(href));
  }
  return answer as Promise<Artifact>;
}
