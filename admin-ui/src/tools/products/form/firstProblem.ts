/** What is wrong with a field, or with the first of its entries that is wrong. */
export function firstProblem(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === 'string' && message) return message;
  return Object.values(error)
    .map(firstProblem)
    .find((found) => found !== undefined);
}
