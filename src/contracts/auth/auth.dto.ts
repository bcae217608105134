import { IsNotEmpty, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { IsEmailAddress } from './is-email-address';
import { MESSAGES } from '../messages';
import { MAX_CODE } from './two-factor-code';
import { TWO_FACTOR_MESSAGES } from './two-factor-messages';
import { PASSWORD_FLOOR } from '../users/users';

export const MAX_PASSWORD = 200;
/** Ten times what ours have. */
const MAX_TOKEN = 2000;

/** The message nearest to a field is the one that is told when several rules are broken. */
export class LoginDto {
  @IsEmailAddress(MESSAGES.emailInvalid)
  @IsNotEmpty({ message: MESSAGES.loginEmailRequired })
  email!: string;

  @MaxLength(MAX_PASSWORD, { message: MESSAGES.tooLong(MAX_PASSWORD) })
  @MinLength(PASSWORD_FLOOR, { message: MESSAGES.passwordMin(PASSWORD_FLOOR) })
  @IsString({ message: MESSAGES.passwordRequired })
  @IsNotEmpty({ message: MESSAGES.passwordRequired })
  password!: string;

  /** Of an authenticator app, or a recovery code, where the account has two-factor login. */
  @MaxLength(MAX_CODE, { message: MESSAGES.tooLong(MAX_CODE) })
  @IsString({ message: TWO_FACTOR_MESSAGES.codeMissing })
  @IsOptional()
  code?: string;
}

export class AccessTokenDto {
  @MaxLength(MAX_TOKEN, { message: MESSAGES.invalidAccessToken })
  @IsString({ message: MESSAGES.invalidAccessToken })
  access_token!: string;
}
