const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Names of regions that are no countries, and of one that has other letters. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UK', 'UN', 'XA', 'XB', 'ZZ']);

/** Whether a text is a country's two letters of ISO 3166-1 in capitals, such as `GB`. */
export function isCountry(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && !NO_COUNTRIES.has(text) && NAMES.of(text) !== undefined;
}
