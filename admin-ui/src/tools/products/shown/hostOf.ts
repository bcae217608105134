import { parseUrl } from '@contracts/validation/parse-url';

/** The domain of an address without `www.`; the text itself where it is none. */
export function hostOf(url: string): string {
  return parseUrl(url)?.hostname.replace(/^www\./, '') ?? url;
}
