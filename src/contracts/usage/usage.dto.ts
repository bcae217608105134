import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import type { LimitField } from '../access/tool';
import { MESSAGES } from '../messages';
import { VISIBLE } from '../validation/visible';
import { LIMIT_FIELDS, LIMITED_TOOL_IDS, type LimitedTool, MAX_LIMIT } from './limits';
import { USAGE_MESSAGES } from './usage-messages';
import { LIMIT_ADJUSTMENTS, type LimitAdjustment, MAX_REASON_LENGTH } from './user-limits';

const MAX_TOOL_NAME = 100;

/** One entry of the usage log, as a tool page reports it. */
export class ModuleLogDto {
  /** Any of the tool's names. */
  @MaxLength(MAX_TOOL_NAME, { message: MESSAGES.moduleUnknown })
  @IsNotEmpty({ message: MESSAGES.required })
  @IsString({ message: MESSAGES.required })
  module!: string;

  @Max(1000, { message: MESSAGES.numberInvalid })
  @Min(1, { message: MESSAGES.numberInvalid })
  @IsInt({ message: MESSAGES.numberInvalid })
  numberOfOperations!: number;
}

const COUNTED_FIELDS = [...new Set<LimitField>(Object.values(LIMIT_FIELDS).flat())];

/** What an admin changes of a user's present window. */
export class AdjustLimitDto {
  @IsIn(LIMITED_TOOL_IDS, { message: USAGE_MESSAGES.toolNotLimited })
  tool!: LimitedTool;

  @IsIn(COUNTED_FIELDS, { message: USAGE_MESSAGES.fieldNotCounted })
  field!: LimitField;

  @IsIn(LIMIT_ADJUSTMENTS, { message: USAGE_MESSAGES.adjustmentUnknown })
  adjustment!: LimitAdjustment;

  @Max(MAX_LIMIT, { message: USAGE_MESSAGES.addedTooMuch(MAX_LIMIT) })
  @Min(1, { message: USAGE_MESSAGES.amountInvalid })
  @IsInt({ message: USAGE_MESSAGES.amountInvalid })
  amount!: number;

  @MaxLength(MAX_REASON_LENGTH, { message: MESSAGES.tooLong(MAX_REASON_LENGTH) })
  @Matches(VISIBLE, { message: USAGE_MESSAGES.reasonRequired })
  @IsString({ message: USAGE_MESSAGES.reasonRequired })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  reason!: string;
}
