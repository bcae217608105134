/**
 * The address as browsers read it, against `base` if it is relative; undefined for a text that is none. (Not URL.canParse:
 * once Node 20 has compiled a call of it, it answers false for addresses beyond ASCII.)
 */
export function parseUrl(text: string, base?: URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Whether an address has a user name or a password in it: whoever sees the page would read them. */
export function hasCredentials(text: string): boolean {
  const { username = '', password = '' } = parseUrl(text) ?? {};
  return username !== '' || password !== '';
}

/** Whether a text is an absolute http or https address without white space. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && parseUrl(text) !== undefined;
}

/** The same for an address that everybody may see: without a user name or a password. */
export function isPublicAddress(text: string): boolean {
  return isWebAddress(text) && !hasCredentials(text);
}
