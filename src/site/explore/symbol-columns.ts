/**
 * Returns the distance of symbols from one, over edges: negative for those whose references lead to it. Undefined for symbols without
 * a connection.
 */
export function columnsFrom(
  start: string,
  edges: readonly { from: string; to: string }[],
): ReadonlyMap<string, number> {
  const next = new Map<string, { id: string; step: number }[]>();
  const add = (id: string, other: string, step: number): void => {
    next.set(id, [...(next.get(id) ?? []), { id: other, step }]);
  };
  // A symbol that refers to another and is referred to by it is on the side of the users.
  for (const { from, to } of edges) add(to, from, -1);
  for (const { from, to } of edges) add(from, to, 1);
  const columns = new Map([[start, 0]]);
  // `columns` grows during the iteration.
  for (const [id, column] of columns)
    for (const { id: other, step } of next.get(id) ?? [])
      if (!columns.has(other)) columns.set(other, column + step);
  return columns;
}
