import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MESSAGES } from '../messages';
import { OneLine } from '../validation/one-line';
import { VISIBLE } from '../validation/visible';
import { API_KEY_MESSAGES as SAYS } from './api-key-messages';
import {
  API_KEY_SCOPES,
  API_KEYS_ALLOWED,
  type ApiKeyScope,
  type ApiKeysAllowed,
  type ApiKeySettingsView,
  MAX_API_KEY_DAYS,
} from './api-keys';

const MAX_NAME = 80;
const MAX_PASSWORD = 200;

/** A key that its owner makes. */
export class NewApiKeyDto {
  @MaxLength(MAX_NAME, { message: MESSAGES.tooLong(MAX_NAME) })
  @Matches(VISIBLE, { message: SAYS.nameRequired })
  @IsString({ message: SAYS.nameRequired })
  @OneLine()
  name!: string;

  @IsIn(API_KEY_SCOPES, { each: true, message: SAYS.scopesRequired })
  @ArrayUnique({ message: SAYS.scopesRequired })
  @ArrayMaxSize(API_KEY_SCOPES.length, { message: SAYS.scopesRequired })
  @ArrayMinSize(1, { message: SAYS.scopesRequired })
  @IsArray({ message: SAYS.scopesRequired })
  scopes!: ApiKeyScope[];

  /** Until it expires. */
  @Max(MAX_API_KEY_DAYS, { message: SAYS.daysInvalid })
  @Min(1, { message: SAYS.daysInvalid })
  @IsInt({ message: SAYS.daysInvalid })
  days!: number;

  @MaxLength(MAX_PASSWORD, { message: MESSAGES.currentPasswordWrong })
  @IsNotEmpty({ message: MESSAGES.currentPasswordRequired })
  @IsString({ message: MESSAGES.currentPasswordRequired })
  currentPassword!: string;
}

export class ApiKeySettingsDto implements ApiKeySettingsView {
  @IsIn(API_KEYS_ALLOWED, { message: SAYS.allowedInvalid })
  allowed!: ApiKeysAllowed;
}
