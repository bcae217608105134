import {
  IsBoolean,
  IsIn,
  IsInt,
  IsMongoId,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { USER_TYPES, type UserType } from '../access/roles';
import { MESSAGES } from '../messages';
import { applyAll } from '../validation/apply-all';
import { isDay } from '../validation/day';
import { Holds } from '../validation/holds';
import { NestedList } from '../validation/nested';
import { Optional } from '../validation/optional';
import { BULK_MESSAGES } from './bulk-messages';
import {
  DATE_ORDERS,
  type DateOrder,
  type ImportColumns,
  type ImportSettings,
  MATCHED_FIELDS,
  type MatchedField,
  type MatchedValue,
  MAX_IMPORT_COLUMNS,
  MAX_MATCHED_LENGTH,
  MAX_MATCHED_VALUES,
} from './user-import';
import { USER_IMPORT_MESSAGES } from './user-import-messages';

const IsColumn = (message: string = USER_IMPORT_MESSAGES.columnMissing) =>
  applyAll(
    IsInt({ message }),
    Min(0, { message: USER_IMPORT_MESSAGES.columnMissing }),
    Max(MAX_IMPORT_COLUMNS - 1, { message: USER_IMPORT_MESSAGES.columnMissing }),
  );

/** Which column of a file holds what; a field without one is not in the file. */
export class ImportColumnsDto implements ImportColumns {
  @IsColumn(USER_IMPORT_MESSAGES.emailColumnRequired)
  email!: number;

  @IsColumn() @Optional() name?: number;
  @IsColumn() @Optional() firstName?: number;
  @IsColumn() @Optional() lastName?: number;
  @IsColumn() @Optional() password?: number;
  @IsColumn() @Optional() role?: number;
  @IsColumn() @Optional() isActive?: number;
  @IsColumn() @Optional() batch?: number;
  @IsColumn() @Optional() userType?: number;
  @IsColumn() @Optional() userPlan?: number;
  @IsColumn() @Optional() subscriptionEndDate?: number;
  @IsColumn() @Optional() extendedPermissions?: number;
}

const INVALID = { message: USER_IMPORT_MESSAGES.settingsInvalid };

export class MatchedValueDto implements MatchedValue {
  @IsIn(MATCHED_FIELDS, INVALID)
  field!: MatchedField;

  @MaxLength(MAX_MATCHED_LENGTH, INVALID)
  @IsNotEmpty(INVALID)
  @IsString(INVALID)
  text!: string;

  @MaxLength(MAX_MATCHED_LENGTH, INVALID)
  @IsString(INVALID)
  value!: string;
}

/** What is set for a whole file. */
export class ImportSettingsDto implements ImportSettings {
  @IsIn(DATE_ORDERS, { message: USER_IMPORT_MESSAGES.settingsInvalid })
  dateOrder: DateOrder = 'day-first';

  @IsBoolean({ message: USER_IMPORT_MESSAGES.settingsInvalid })
  invite: boolean = false;

  @IsMongoId({ message: MESSAGES.batchRequired })
  @Optional()
  batch?: string;

  @IsIn(USER_TYPES, { message: MESSAGES.userTypeRequired })
  @Optional()
  userType?: UserType;

  @IsMongoId({ message: MESSAGES.userPlanRequired })
  @Optional()
  userPlan?: string;

  @Holds('isDay', isDay, BULK_MESSAGES.dayInvalid)
  @Optional()
  subscriptionEndDate?: string;

  @NestedList(MatchedValueDto, { max: MAX_MATCHED_VALUES, message: USER_IMPORT_MESSAGES.settingsInvalid })
  @Optional()
  values?: MatchedValueDto[];
}
