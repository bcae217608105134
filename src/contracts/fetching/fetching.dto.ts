import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PastedAddress } from '../validation/one-line';
import { FETCHING_MESSAGES } from './fetching-messages';

const MAX_URL_LENGTH = 2_048;

export class ReadPageDto {
  @MaxLength(MAX_URL_LENGTH, { message: FETCHING_MESSAGES.urlTooLong(MAX_URL_LENGTH) })
  @IsNotEmpty({ message: FETCHING_MESSAGES.urlRequired })
  @IsString({ message: FETCHING_MESSAGES.urlRequired })
  @PastedAddress()
  url!: string;
}
