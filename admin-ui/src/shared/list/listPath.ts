/** Where a list shows what a filter finds, with the filter's fields in sight. */
export function listPath(resource: string, filter: Record<string, unknown>): string {
  const displayed = Object.keys(filter).map((field) => [field, true]);
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(Object.fromEntries(displayed)),
    page: '1',
  });
  return `/${resource}?${query.toString()}`;
}
