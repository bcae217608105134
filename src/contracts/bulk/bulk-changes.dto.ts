import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsMongoId,
  IsObject,
  Min,
} from 'class-validator';
import { Nested } from '../validation/nested';
import { Optional } from '../validation/optional';
import { BULK_CHANGE_MESSAGES } from './bulk-change-messages';
import {
  BULK_ACTIONS,
  BULK_RESOURCES,
  type BulkAction,
  type BulkResourceName,
  MAX_SELECTED,
} from './bulk-changes';

const idsInvalid = BULK_CHANGE_MESSAGES.idsInvalid(MAX_SELECTED);

/** The records by their ids, or all that a list's filter finds and how many those are. */
export class BulkSelectionDto {
  @IsMongoId({ each: true, message: idsInvalid })
  @ArrayUnique({ message: idsInvalid })
  @ArrayMaxSize(MAX_SELECTED, { message: idsInvalid })
  @ArrayMinSize(1, { message: idsInvalid })
  @IsArray({ message: idsInvalid })
  @Optional()
  ids?: string[];

  /** As the list's own address takes it. */
  @IsObject({ message: BULK_CHANGE_MESSAGES.filterInvalid })
  @Optional()
  filter?: Record<string, unknown>;

  @Min(1, { message: BULK_CHANGE_MESSAGES.expectedInvalid })
  @IsInt({ message: BULK_CHANGE_MESSAGES.expectedInvalid })
  @Optional()
  expected?: number;
}

export class BulkChangeDto {
  @IsIn(BULK_RESOURCES, { message: BULK_CHANGE_MESSAGES.resourceInvalid })
  resource!: BulkResourceName;

  @IsIn(BULK_ACTIONS, { message: BULK_CHANGE_MESSAGES.actionInvalid })
  action!: BulkAction;

  /** Of an update: what the list's own bulk change takes. */
  @IsObject({ message: BULK_CHANGE_MESSAGES.valuesInvalid })
  @Optional()
  values?: Record<string, unknown>;

  @Nested(BulkSelectionDto, BULK_CHANGE_MESSAGES.selectionInvalid)
  selection!: BulkSelectionDto;
}
