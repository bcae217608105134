import { IsBoolean } from 'class-validator';
import { MESSAGES } from '../messages';
import type { SecurityView } from './security';

export class SecurityDto implements SecurityView {
  @IsBoolean({ message: MESSAGES.required })
  adminsNeedTwoFactor!: boolean;
}
