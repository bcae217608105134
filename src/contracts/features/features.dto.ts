import { IsBoolean } from 'class-validator';
import { MESSAGES } from '../messages';

/** The state that an admin gives a switch. */
export class FeatureDto {
  @IsBoolean({ message: MESSAGES.required })
  enabled!: boolean;
}
