import { IsIn, IsInt, IsMongoId, Max, Min, ValidateIf } from 'class-validator';
import { AddressList } from '../validation/address-list';
import { applyAll } from '../validation/apply-all';
import { Holds } from '../validation/holds';
import { addressFault } from '../validation/listed-addresses';
import { PastedAddress } from '../validation/one-line';
import { READING_MESSAGES as SAYS } from './reading-messages';
import { READING_SOURCES, type ReadingSource } from './reading-jobs';
import { READING_PAGES, USUAL_READING_PAGES } from './readings';

const Address = (message: string) =>
  applyAll(
    Holds('isAddress', (text) => addressFault(text.trim()) === null, message),
    PastedAddress(),
  );
/** What belongs to another source is not looked at, as long as it is text or a list. */
const If = (...sources: ReadingSource[]) =>
  ValidateIf(
    ({ source }: ReadingDto, value) =>
      sources.includes(source) || !(typeof value === 'string' || Array.isArray(value)),
  );

/** What starts a reading of a site. */
export class ReadingDto {
  @IsIn(READING_SOURCES, { message: SAYS.sourceInvalid })
  source: ReadingSource = 'site';

  /** Of a site. */
  @If('site')
  @Address(SAYS.startRequired)
  startUrl = '';

  /** Of a sitemap, or of an index of sitemaps. */
  @If('sitemap')
  @Address(SAYS.sitemapRequired)
  sitemapUrl = '';

  /** Of a list. */
  @If('list')
  @AddressList({
    max: READING_PAGES.admin,
    tooMany: SAYS.tooManyAddresses('admin'),
    none: SAYS.addressesRequired,
  })
  addresses: string[] = [];

  /** Of a finished crawl, whose pages are fetched again; for admins. */
  @If('crawl')
  @IsMongoId({ message: SAYS.crawlRequired })
  crawlId = '';

  /** Students may have up to 500 pages, admins up to 2,000. A list has as many as it has URLs. */
  @Max(READING_PAGES.admin, { message: SAYS.pagesInvalid('admin') })
  @Min(1, { message: SAYS.pagesInvalid('admin') })
  @IsInt({ message: SAYS.pagesInvalid('admin') })
  pageLimit: number = USUAL_READING_PAGES;
}
