import { IsString, Matches, MaxLength } from 'class-validator';
import { MESSAGES } from '../messages';
import { VISIBLE } from '../validation/visible';
import { MAX_PLAN_NAME } from './plans';

/** A plan that somebody would like to have. */
export class PlanWishDto {
  @MaxLength(MAX_PLAN_NAME, { message: MESSAGES.planUnknown })
  @Matches(VISIBLE, { message: MESSAGES.planUnknown })
  @IsString({ message: MESSAGES.planUnknown })
  plan!: string;
}
