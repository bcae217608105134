/** An address without its scheme and a slash at its end. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}
