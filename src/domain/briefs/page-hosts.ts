import { parseUrl } from '../../contracts/validation/parse-url';
import type { ComparedPage } from './compared-page';

/**
 * Who speaks on each page: what two pages of one host say, one author says. Pasted pages, and those of a brief whose pages are
 * all of one host, stand for themselves.
 * @returns a name for each page, in their order
 */
export function hostsOf(pages: readonly ComparedPage[]): string[] {
  const hosts = pages.map(({ finalUrl, position }) => hostOf(finalUrl) ?? `page ${position}`);
  return new Set(hosts).size > 1 ? hosts : pages.map(({ position }) => `page ${position}`);
}

/** Without `www.`; undefined of what is no address. */
export function hostOf(address: string | null | undefined): string | undefined {
  return (address ? parseUrl(address)?.host.replace(/^www\./, '') : undefined) || undefined;
}
