import { IsInt, Max, Min } from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { Optional } from '../validation/optional';
import { type ImportColumns, MAX_IMPORT_COLUMNS } from './user-import';
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
  @IsColumn() @Optional() password?: number;
  @IsColumn() @Optional() role?: number;
  @IsColumn() @Optional() isActive?: number;
  @IsColumn() @Optional() batch?: number;
  @IsColumn() @Optional() userType?: number;
  @IsColumn() @Optional() userPlan?: number;
  @IsColumn() @Optional() subscriptionEndDate?: number;
  @IsColumn() @Optional() extendedPermissions?: number;
}
