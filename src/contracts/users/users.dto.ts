import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { IsEmailAddress } from '../auth/is-email-address';
import type { PlanLimits } from '../usage/limits';
import { AreLimits, PlanLimitsDto } from '../usage/limits.dto';
import { CSV_DELIMITER_NAMES, type CsvDelimiter } from '../csv/csv-delimiters';
import { MESSAGES } from '../messages';
import { isDayOrMoment } from '../validation/day';
import { Holds } from '../validation/holds';
import { Nested } from '../validation/nested';
import { OneLine } from '../validation/one-line';
import { Optional } from '../validation/optional';
import { ROLES, type Role, USER_TYPES, type UserType } from '../access/roles';
import { NAVIGATION_IDS, PERMISSION_IDS } from '../access/tool-ids';
import { NAVBAR_FOLDS, type NavbarFold } from '../access/tool-sections';
import { MAX_PHOTO_LENGTH, PASSWORD_FLOOR, PHOTO_ADDRESS, type UserSettings } from './users';
import { VISIBLE } from '../validation/visible';

const MAX_NAME = 100;
const MAX_PASSWORD = 200;
/**
 * Nothing, a PNG or JPEG as a data URL, or the address of a photo: the one that the account has stays. What a data URL
 * really holds is seen when it is read.
 */
const PHOTO = new RegExp(`^$|^data:image/(?:png|jpe?g);base64,|${PHOTO_ADDRESS.source}`);

type Transformed = { value: unknown };
const lowerCased = ({ value }: Transformed) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;
const absentIfEmpty = ({ value }: Transformed) => (value === '' || value === null ? undefined : value);

const isStudent = (user: UserDto) => user.role === 'student';
const isPro = (user: UserDto) => isStudent(user) && user.userType === 'pro';

export const IsPassword = () =>
  applyAll(
    IsString({ message: MESSAGES.passwordMin(PASSWORD_FLOOR) }),
    MinLength(PASSWORD_FLOOR, { message: MESSAGES.passwordMin(PASSWORD_FLOOR) }),
    MaxLength(MAX_PASSWORD, { message: MESSAGES.tooLong(MAX_PASSWORD) }),
  );

const IsPhoto = () =>
  applyAll(
    Transform(({ value }: Transformed) => value ?? ''),
    Matches(PHOTO, { message: MESSAGES.photoInvalid }),
    MaxLength(MAX_PHOTO_LENGTH, { message: MESSAGES.photoTooLarge }),
  );

/** What an admin enters of an account, in both modes of the user dialog. */
abstract class UserDto {
  @MaxLength(MAX_NAME, { message: MESSAGES.tooLong(MAX_NAME) })
  @Matches(VISIBLE, { message: MESSAGES.nameRequired })
  @IsString({ message: MESSAGES.nameRequired })
  @OneLine()
  name!: string;

  @IsEmailAddress(MESSAGES.emailIncorrect)
  @IsNotEmpty({ message: MESSAGES.emailRequired })
  @Transform(lowerCased)
  email!: string;

  @IsIn(ROLES, { message: MESSAGES.roleRequired })
  role!: Role;

  @IsBoolean({ message: MESSAGES.required })
  @Transform(({ value }: Transformed) => (value === undefined ? true : value))
  isActive: boolean = true;

  @IsMongoId({ message: MESSAGES.batchRequired })
  @ValidateIf(isStudent)
  batch?: string | null;

  @IsIn(USER_TYPES, { message: MESSAGES.userTypeRequired })
  @ValidateIf(isStudent)
  userType?: UserType;

  /** A plain date counts to its end, UTC; a date with time is the moment itself. */
  @Holds('isDayOrMoment', isDayOrMoment, MESSAGES.subscriptionEndInvalid)
  @IsNotEmpty({ message: MESSAGES.subscriptionEndRequired })
  @ValidateIf(isPro)
  subscriptionEndDate?: string | null;

  @IsMongoId({ message: MESSAGES.userPlanRequired })
  @ValidateIf(isPro)
  userPlan?: string | null;

  @AreLimits()
  @ValidateIf(isPro)
  extendedPlans: PlanLimits = new PlanLimitsDto();

  @IsIn(PERMISSION_IDS, { each: true, message: MESSAGES.toolUnknown })
  @ArrayMaxSize(PERMISSION_IDS.length, { message: MESSAGES.toolUnknown })
  @IsArray({ message: MESSAGES.toolUnknown })
  @Transform(({ value }: Transformed) => value ?? [])
  extendedPermissions: string[] = [];

  @IsPhoto()
  photoURL: string = '';
}

export class CreateUserDto extends UserDto {
  @IsPassword()
  password!: string;
}

/** A new account has a password, or its owner is invited to choose one. */
export class NewUserDto extends UserDto {
  @IsBoolean({ message: MESSAGES.required })
  @Optional()
  invite?: boolean;

  @IsPassword()
  @ValidateIf((user: NewUserDto) => user.invite !== true)
  password?: string;
}

/** An empty password leaves the old one. */
export class UpdateUserDto extends UserDto {
  @IsPassword()
  @IsOptional()
  @Transform(absentIfEmpty)
  password?: string;
}

export class UserSettingsDto implements UserSettings {
  @IsIn(['light', 'dark', 'system'], { message: MESSAGES.settingsInvalid })
  @Optional()
  theme?: UserSettings['theme'];

  @IsBoolean({ message: MESSAGES.settingsInvalid })
  @Optional()
  navbarFolded?: boolean;

  @ArrayMaxSize(NAVBAR_FOLDS.length, { message: MESSAGES.settingsInvalid })
  @IsIn(NAVBAR_FOLDS, { each: true, message: MESSAGES.settingsInvalid })
  @ArrayUnique({ message: MESSAGES.settingsInvalid })
  @IsArray({ message: MESSAGES.settingsInvalid })
  @Optional()
  foldedSections?: NavbarFold[];

  @IsIn(CSV_DELIMITER_NAMES, { message: MESSAGES.settingsInvalid })
  @Optional()
  csvDelimiter?: CsvDelimiter;
}

/** What the client keeps of the signed-in user; what is absent stays as it is. */
export class UserDataDto {
  @ArrayMaxSize(NAVIGATION_IDS.length, { message: MESSAGES.shortcutsInvalid })
  @IsIn(NAVIGATION_IDS, { each: true, message: MESSAGES.shortcutsInvalid })
  @ArrayUnique({ message: MESSAGES.shortcutsInvalid })
  @IsArray({ message: MESSAGES.shortcutsInvalid })
  @Optional()
  shortcuts?: string[];

  @Nested(UserSettingsDto, MESSAGES.settingsInvalid)
  @Optional()
  settings?: UserSettingsDto;
}

/** What a user object says of what the client keeps of its user. */
export class OwnDataDto {
  @Nested(UserDataDto, MESSAGES.settingsInvalid)
  @Optional()
  data?: UserDataDto;
}

/** What users change of their own account. */
export class UpdateProfileDto extends OwnDataDto {
  @IsPhoto()
  @ValidateIf((profile: UpdateProfileDto) => profile.photoURL !== undefined)
  photoURL?: string;

  @IsPassword()
  @IsOptional()
  @Transform(absentIfEmpty)
  password?: string;

  @MaxLength(MAX_PASSWORD, { message: MESSAGES.currentPasswordWrong })
  @IsNotEmpty({ message: MESSAGES.currentPasswordRequired })
  @IsString({ message: MESSAGES.currentPasswordRequired })
  @ValidateIf((profile: UpdateProfileDto) => profile.password !== undefined)
  currentPassword?: string;
}
