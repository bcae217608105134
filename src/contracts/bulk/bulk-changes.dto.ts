import { IsIn, IsObject } from 'class-validator';
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
import { FilteredSelectionDto, SelectedIds } from './selection.dto';

/** The records by their ids, or all that a list's filter finds and how many those are. */
export class BulkSelectionDto extends FilteredSelectionDto {
  @SelectedIds(MAX_SELECTED) ids?: string[];
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
