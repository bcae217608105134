/** The present day, UTC, in which subscriptions are counted: `2027-01-31`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
