import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { IsEmailAddress } from '../auth/is-email-address';
import { MESSAGES } from '../messages';
import { Holds } from '../validation/holds';
import { OneLine, PastedAddress } from '../validation/one-line';
import { isPublicAddress } from '../validation/parse-url';
import { VISIBLE } from '../validation/visible';
import { type InstanceView, LOGO_ADDRESS, MAX_INSTANCE_NAME, MAX_LOGO_LENGTH } from './instance';
import { INSTANCE_MESSAGES } from './instance-messages';

const MAX_URL = 500;
const ACCENT = /^(?:#[0-9a-f]{6})?$/;
/** Nothing, a PNG or JPEG as a data URL, or the address of the logo that is there: it stays. */
const LOGO = new RegExp(`^$|^data:image/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$|${LOGO_ADDRESS.source}`);

type Transformed = { value: unknown };
const trimmed = ({ value }: Transformed) => (typeof value === 'string' ? value.trim() : (value ?? ''));
const lowerCased = ({ value }: Transformed) =>
  typeof value === 'string' ? value.trim().toLowerCase() : (value ?? '');

/** What an admin sets of the instance. What is empty is as it would be without settings. */
export class InstanceDto implements Omit<InstanceView, 'mail' | 'ai'> {
  @MaxLength(MAX_INSTANCE_NAME, { message: MESSAGES.tooLong(MAX_INSTANCE_NAME) })
  @Matches(VISIBLE, { message: INSTANCE_MESSAGES.nameRequired })
  @IsString({ message: INSTANCE_MESSAGES.nameRequired })
  @OneLine()
  name!: string;

  @Matches(ACCENT, { message: INSTANCE_MESSAGES.accentInvalid })
  @Transform(lowerCased)
  accent: string = '';

  @Matches(LOGO, { message: INSTANCE_MESSAGES.logoInvalid })
  @MaxLength(MAX_LOGO_LENGTH, { message: INSTANCE_MESSAGES.logoTooLarge })
  @Transform(trimmed)
  logo: string = '';

  @IsEmailAddress(MESSAGES.emailInvalid)
  @ValidateIf(({ contactEmail }: InstanceDto) => contactEmail !== '')
  @Transform(trimmed)
  contactEmail: string = '';

  @MaxLength(MAX_URL, { message: MESSAGES.tooLong(MAX_URL) })
  @Holds('isPublicAddress', isPublicAddress, INSTANCE_MESSAGES.upgradeUrlInvalid)
  @ValidateIf(({ upgradeUrl }: InstanceDto) => upgradeUrl !== '')
  @PastedAddress()
  @Transform(trimmed)
  upgradeUrl: string = '';
}
