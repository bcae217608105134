import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { INTENT_TYPES, type IntentType, MAX_WORD_LENGTH } from './intent';
import { INTENT_MESSAGES } from './intent-messages';

/** A word that is added or changed. */
export class IntentWordDto {
  @IsIn(INTENT_TYPES, { message: INTENT_MESSAGES.typeInvalid })
  type!: IntentType;

  @MaxLength(MAX_WORD_LENGTH, { message: INTENT_MESSAGES.wordTooLong })
  @IsNotEmpty({ message: INTENT_MESSAGES.wordRequired })
  @IsString({ message: INTENT_MESSAGES.wordRequired })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value,
  )
  label!: string;

  @IsOptional()
  @IsBoolean({ message: INTENT_MESSAGES.importantInvalid })
  important?: boolean;
}
