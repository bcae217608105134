import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import type { PlanLimits } from '../usage/limits';
import { AreLimits, PlanLimitsDto } from '../usage/limits.dto';
import { MESSAGES } from '../messages';
import { VISIBLE } from '../validation/visible';

const MAX_NAME = 100;

export class PlanDto {
  @MaxLength(MAX_NAME, { message: MESSAGES.tooLong(MAX_NAME) })
  @Matches(VISIBLE, { message: MESSAGES.planNameRequired })
  @IsString({ message: MESSAGES.planNameRequired })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  name!: string;

  @AreLimits()
  limits: PlanLimits = new PlanLimitsDto();
}
