import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsMongoId,
  IsObject,
  Min,
} from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { Optional } from '../validation/optional';
import { BULK_CHANGE_MESSAGES as SAYS } from './bulk-change-messages';

/** A property that names records by their ids, up to so many and each once. */
export function SelectedIds(most: number): PropertyDecorator {
  const message = SAYS.idsInvalid(most);
  return applyAll(
    IsMongoId({ each: true, message }),
    ArrayUnique({ message }),
    ArrayMaxSize(most, { message }),
    ArrayMinSize(1, { message }),
    IsArray({ message }),
    Optional(),
  );
}

/** All records that a list's filter finds. */
export class FilteredSelectionDto {
  /** As the list's own URL takes it. */
  @IsObject({ message: SAYS.filterInvalid })
  @Optional()
  filter?: Record<string, unknown>;

  /** How many the filter was seen to find: with any other number nothing is done. */
  @Min(1, { message: SAYS.expectedInvalid })
  @IsInt({ message: SAYS.expectedInvalid })
  @Optional()
  expected?: number;
}
