import { IsBoolean, IsIn, IsInt, IsMongoId, Max, Min } from 'class-validator';
import { USER_TYPES, type UserType } from '../access/roles';
import { MESSAGES } from '../messages';
import { applyAll } from '../validation/apply-all';
import { isDay } from '../validation/day';
import { Holds } from '../validation/holds';
import { Optional } from '../validation/optional';
import { BULK_MESSAGES } from './bulk-messages';
import {
  DATE_ORDERS,
  type DateOrder,
  type ImportColumns,
  type ImportSettings,
  MAX_IMPORT_COLUMNS,
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
}
