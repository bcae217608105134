import { parseUrl } from '../../contracts/validation/parse-url';

/**
 * Amazon's shops (`amazon.com`, `amazon.de`, `amazon.co.uk`, `amazon.com.br` …), and the hosts of its own short links: those
 * of SiteStripe (`amzn.to`), of the shopping app (`a.co`, `amzn.eu`, `amzn.asia`) and `amzn.com`.
 */
const AMAZON = /(?:^|\.)(?:amazon\.(?:[a-z]{2,3}|com?\.[a-z]{2})|amzn\.(?:to|com|eu|asia)|a\.co)$/;

/** Whether an address is one of Amazon's: of a shop in any country, or a short link of its own. False for what is no address. */
export function isAmazon(url: string): boolean {
  const host = parseUrl(url)?.hostname.replace(/\.$/, '');
  return host !== undefined && AMAZON.test(host);
}
