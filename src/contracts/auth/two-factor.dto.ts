import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MESSAGES } from '../messages';
import { MAX_PASSWORD } from './auth.dto';
import { MAX_CODE } from './two-factor-code';
import { TWO_FACTOR_MESSAGES } from './two-factor-messages';

export class StartTwoFactorDto {
  @MaxLength(MAX_PASSWORD, { message: MESSAGES.tooLong(MAX_PASSWORD) })
  @IsNotEmpty({ message: MESSAGES.currentPasswordRequired })
  @IsString({ message: MESSAGES.currentPasswordRequired })
  currentPassword!: string;
}

export class ConfirmTwoFactorDto {
  @MaxLength(MAX_CODE, { message: MESSAGES.tooLong(MAX_CODE) })
  @IsNotEmpty({ message: TWO_FACTOR_MESSAGES.codeMissing })
  @IsString({ message: TWO_FACTOR_MESSAGES.codeMissing })
  code!: string;
}

/** What changes how somebody logs in asks for all that logging in asks for. */
export class ChangeTwoFactorDto extends StartTwoFactorDto {
  @MaxLength(MAX_CODE, { message: MESSAGES.tooLong(MAX_CODE) })
  @IsNotEmpty({ message: TWO_FACTOR_MESSAGES.codeMissing })
  @IsString({ message: TWO_FACTOR_MESSAGES.codeMissing })
  code!: string;
}
