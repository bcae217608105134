/** Where the limits of a tool are on the page of a user, for links within it. */
export function limitPlace(tool: string): string {
  return `limit-${tool}`;
}
