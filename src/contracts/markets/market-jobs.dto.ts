import { IsString, MaxLength } from 'class-validator';
import { MAX_RUN_NAME } from '../pages/page-runs';
import { AddressList } from '../validation/address-list';
import { MARKET_MESSAGES } from './market-messages';
import { MAX_MARKET_PAGES } from './markets';

/** What starts a run: the addresses of pages. */
export class MarketJobDto {
  @AddressList({
    max: MAX_MARKET_PAGES,
    tooMany: MARKET_MESSAGES.tooManyAddresses,
    none: MARKET_MESSAGES.addressesRequired,
  })
  addresses: string[] = [];

  /** What the run is called; the first URL unless said. */
  @IsString({ message: MARKET_MESSAGES.nameInvalid })
  @MaxLength(MAX_RUN_NAME, { message: MARKET_MESSAGES.nameInvalid })
  name = '';
}
