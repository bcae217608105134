import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import { IsEmailAddress } from './is-email-address';
import { MESSAGES } from '../messages';
import { PASSWORD_FLOOR } from '../users/users';

const MAX_PASSWORD = 200;
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
}

export class AccessTokenDto {
  @MaxLength(MAX_TOKEN, { message: MESSAGES.invalidAccessToken })
  @IsString({ message: MESSAGES.invalidAccessToken })
  access_token!: string;
}
