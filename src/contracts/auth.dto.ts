import { IsEmail, IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import { MESSAGES } from './messages';

/** The floor of the specification; the server can ask for more of new passwords. */
export const PASSWORD_MIN_LENGTH = 4;
export const PASSWORD_MAX_LENGTH = 200;

/** The message nearest to a field is the one that is told when several rules are broken. */
export class LoginDto {
  @MaxLength(254, { message: MESSAGES.emailInvalid })
  @IsEmail({}, { message: MESSAGES.emailInvalid })
  @IsNotEmpty({ message: MESSAGES.loginEmailRequired })
  email!: string;

  @MaxLength(PASSWORD_MAX_LENGTH, { message: MESSAGES.passwordMax(PASSWORD_MAX_LENGTH) })
  @MinLength(PASSWORD_MIN_LENGTH, { message: MESSAGES.passwordMin(PASSWORD_MIN_LENGTH) })
  @IsString({ message: MESSAGES.passwordRequired })
  @IsNotEmpty({ message: MESSAGES.passwordRequired })
  password!: string;
}

export class AccessTokenDto {
  @IsString({ message: MESSAGES.invalidAccessToken })
  access_token!: string;
}
