import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IsEmailAddress } from '../auth/is-email-address';
import { MESSAGES } from '../messages';
import { PASSWORD_LINK_MESSAGES } from './password-link-messages';
import { IsPassword } from './users.dto';

/** Twice what ours have. */
const MAX_TOKEN = 140;

/** The secret of a link. What does not look like one of ours is a link that no longer works, not a broken form. */
export class PasswordLinkDto {
  @MaxLength(MAX_TOKEN, { message: PASSWORD_LINK_MESSAGES.dead })
  @IsString({ message: PASSWORD_LINK_MESSAGES.dead })
  token!: string;
}

export class SetPasswordDto extends PasswordLinkDto {
  @IsPassword()
  password!: string;
}

/** Whose password is forgotten. */
export class ForgotPasswordDto {
  @IsEmailAddress(MESSAGES.emailInvalid)
  @IsNotEmpty({ message: MESSAGES.loginEmailRequired })
  email!: string;
}
