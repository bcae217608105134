import { Transform } from 'class-transformer';
import { IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import type { PlanLimits } from '../usage/limits';
import { MAX_PLAN_NAME } from './plans';
import { AreLimits, PlanLimitsDto } from '../usage/limits.dto';
import { MESSAGES } from '../messages';
import { OneLine } from '../validation/one-line';
import { oneLine, plainLines } from '../validation/text-lines';
import { VISIBLE } from '../validation/visible';

const MAX_PRICE_TEXT = 60;
const MAX_DESCRIPTION = 500;
const MAX_POSITION = 999;

type Transformed = { value: unknown };
/** What a form sends of an empty field. */
const emptyText = (change: (text: string) => string) =>
  Transform(({ value }: Transformed) => (typeof value === 'string' ? change(value).trim() : (value ?? '')));

export class PlanDto {
  @MaxLength(MAX_PLAN_NAME, { message: MESSAGES.tooLong(MAX_PLAN_NAME) })
  @Matches(VISIBLE, { message: MESSAGES.planNameRequired })
  @IsString({ message: MESSAGES.planNameRequired })
  @OneLine()
  name!: string;

  @MaxLength(MAX_PRICE_TEXT, { message: MESSAGES.tooLong(MAX_PRICE_TEXT) })
  @IsString({ message: MESSAGES.tooLong(MAX_PRICE_TEXT) })
  @emptyText(oneLine)
  priceText: string = '';

  @MaxLength(MAX_DESCRIPTION, { message: MESSAGES.tooLong(MAX_DESCRIPTION) })
  @IsString({ message: MESSAGES.tooLong(MAX_DESCRIPTION) })
  @emptyText(plainLines)
  description: string = '';

  @Max(MAX_POSITION, { message: MESSAGES.numberInvalid })
  @Min(0, { message: MESSAGES.numberInvalid })
  @IsInt({ message: MESSAGES.numberInvalid })
  @Transform(({ value }: Transformed) => value ?? 0)
  position: number = 0;

  @AreLimits()
  limits: PlanLimits = new PlanLimitsDto();
}
