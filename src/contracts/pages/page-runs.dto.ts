import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsString, MaxLength } from 'class-validator';
import { PAGE_MESSAGES } from './page-messages';
import { MAX_ADDRESS_CHARACTERS, MAX_RUN_ADDRESSES, MAX_RUN_NAME } from './page-runs';

/** What starts a run. */
export class PageRunDto {
  @IsArray({ message: PAGE_MESSAGES.addressesRequired })
  @ArrayNotEmpty({ message: PAGE_MESSAGES.addressesRequired })
  @ArrayMaxSize(MAX_RUN_ADDRESSES, { message: PAGE_MESSAGES.tooManyAddresses })
  @IsString({ each: true, message: PAGE_MESSAGES.addressesRequired })
  @MaxLength(MAX_ADDRESS_CHARACTERS, { each: true, message: PAGE_MESSAGES.addressTooLong })
  addresses!: string[];

  /** What the run is called; the first address unless said. */
  @IsString({ message: PAGE_MESSAGES.nameInvalid })
  @MaxLength(MAX_RUN_NAME, { message: PAGE_MESSAGES.nameInvalid })
  name = '';
}
