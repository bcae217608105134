/** An address as it is typed has no scheme: with `https:` then, and without white space around it. */
export function wholeAddress(typed: string): string {
  const url = typed.trim();
  return url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
}
