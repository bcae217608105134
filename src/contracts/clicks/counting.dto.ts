import { IsBoolean } from 'class-validator';
import { CLICK_MESSAGES } from './clicks-messages';

/** Whether clicks on a saved block are counted. */
export class CountingDto {
  @IsBoolean({ message: CLICK_MESSAGES.switchInvalid })
  on!: boolean;
}
