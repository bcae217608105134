import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsString,
  Matches,
  MaxLength,
  NotContains,
} from 'class-validator';
import { MESSAGES } from '../messages';
import { PERMISSION_IDS, PERMITTED_TOOL_IDS } from '../access/tool-ids';
import { OneLine } from '../validation/one-line';
import { VISIBLE } from '../validation/visible';
import { MAX_BATCH_NAME } from './permissions';

export class PermissionDto {
  @MaxLength(MAX_BATCH_NAME, { message: MESSAGES.tooLong(MAX_BATCH_NAME) })
  @NotContains(',', { message: MESSAGES.commaNotAllowed })
  @Matches(VISIBLE, { message: MESSAGES.batchNumberRequired })
  @IsString({ message: MESSAGES.batchNumberRequired })
  @OneLine()
  batch!: string;

  @IsIn(PERMITTED_TOOL_IDS, { message: MESSAGES.defaultToolRequired })
  defaultTool!: string;

  @IsIn(PERMISSION_IDS, { each: true, message: MESSAGES.toolUnknown })
  @ArrayMaxSize(PERMISSION_IDS.length, { message: MESSAGES.toolUnknown })
  @ArrayNotEmpty({ message: MESSAGES.selectAtLeastOne })
  @IsArray({ message: MESSAGES.selectAtLeastOne })
  allowed!: string[];
}
