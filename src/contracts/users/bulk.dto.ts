import { IsBoolean, IsInt, IsMongoId, Max, Min } from 'class-validator';
import { MESSAGES } from '../messages';
import { applyAll } from '../validation/apply-all';
import { isDay } from '../validation/day';
import { Holds } from '../validation/holds';
import { Optional } from '../validation/optional';
import { BULK_MESSAGES } from './bulk-messages';

/** Days that one extension adds at most: ten years. */
export const MAX_EXTENSION_DAYS = 3650;

const IsDay = () => Holds('isDay', isDay, BULK_MESSAGES.dayInvalid);

const IsDays = () =>
  applyAll(
    IsInt({ message: BULK_MESSAGES.daysInvalid(MAX_EXTENSION_DAYS) }),
    Min(1, { message: BULK_MESSAGES.daysInvalid(MAX_EXTENSION_DAYS) }),
    Max(MAX_EXTENSION_DAYS, { message: BULK_MESSAGES.daysInvalid(MAX_EXTENSION_DAYS) }),
  );

/** One change of many users: whether they are active, their batch, their plan, or how long their subscription lasts. */
export class BulkUserChangeDto {
  @IsBoolean({ message: MESSAGES.required })
  @Optional()
  isActive?: boolean;

  @IsMongoId({ message: MESSAGES.batchRequired })
  @Optional()
  batch?: string;

  @IsMongoId({ message: MESSAGES.userPlanRequired })
  @Optional()
  userPlan?: string;

  /** Beside a plan: the last day of those who count as free. Who is pro keeps the end. */
  @IsDay()
  @Optional()
  subscriptionEndDate?: string;

  /** Days from the present end, or from today where that has passed. */
  @IsDays()
  @Optional()
  extendBy?: number;

  /** The new last day. */
  @IsDay()
  @Optional()
  extendUntil?: string;
}
