import { IsMongoId, IsString, MaxLength, ValidateIf } from 'class-validator';
import { AddressList } from '../validation/address-list';
import { Optional } from '../validation/optional';
import { PAGE_MESSAGES } from './page-messages';
import { MAX_RUN_ADDRESSES, MAX_RUN_NAME } from './page-runs';

/** What starts a run: addresses, or a crawl that has them. */
export class PageRunDto {
  /** A finished crawl, by its id. */
  @IsMongoId({ message: PAGE_MESSAGES.crawlNotFound })
  @Optional()
  crawl?: string;

  @ValidateIf(({ crawl }: PageRunDto) => crawl === undefined)
  @AddressList({
    max: MAX_RUN_ADDRESSES,
    tooMany: PAGE_MESSAGES.tooManyAddresses,
    none: PAGE_MESSAGES.addressesRequired,
  })
  addresses: string[] = [];

  /** What the run is called; the first URL, or what the crawl is of, unless said. */
  @IsString({ message: PAGE_MESSAGES.nameInvalid })
  @MaxLength(MAX_RUN_NAME, { message: PAGE_MESSAGES.nameInvalid })
  name = '';
}
