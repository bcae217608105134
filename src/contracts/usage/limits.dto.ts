import { Transform } from 'class-transformer';
import { IsDefined, IsIn, IsInt, Max, Min } from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { EDITABLE_LIMIT_TIMES, type LimitTime, type PlanLimits, type ToolLimit } from './limits';
import { MESSAGES } from '../messages';
import { isPlainObject, Nested } from '../validation/nested';
import { Optional } from '../validation/optional';

const MAX_COUNT = 1_000_000;
const invalid = { message: MESSAGES.numberInvalid };

const IsCount = () =>
  applyAll(
    IsDefined({ message: MESSAGES.required }),
    IsInt(invalid),
    Min(0, invalid),
    Max(MAX_COUNT, invalid),
  );

class TimedLimitDto {
  @IsIn(EDITABLE_LIMIT_TIMES, { message: MESSAGES.timeInvalid })
  time!: LimitTime;
}

class OperationsLimitDto extends TimedLimitDto {
  @IsCount()
  numberOfOperations!: number;
}

class BriefsLimitDto extends OperationsLimitDto {
  @IsCount()
  numberOfOutlines!: number;
}

class DetectionLimitDto extends TimedLimitDto {
  @IsCount()
  maxUrlToWatch!: number;

  @IsCount()
  maxCheckPerUrl!: number;
}

/** An entry of which a form sends nothing but empty fields is no entry. */
const isBlank = (value: unknown) =>
  isPlainObject(value) &&
  Object.values(value).every((field) => field === null || field === undefined || field === '');

const Entry = <T extends object>(type: new () => T) =>
  applyAll(
    Transform(({ value }: { value: unknown }) => (isBlank(value) ? undefined : value)),
    Optional(),
    Nested(type, MESSAGES.numberInvalid),
  );

/** The limits of a plan or of one user, checked per tool. */
export class PlanLimitsDto implements PlanLimits {
  @Entry(BriefsLimitDto)
  'intelligent-briefs'?: ToolLimit;

  @Entry(OperationsLimitDto)
  'intelligent-hub'?: ToolLimit;

  @Entry(OperationsLimitDto)
  'intelligent-interlink'?: ToolLimit;

  @Entry(OperationsLimitDto)
  'content-strategy-evaluator'?: ToolLimit;

  @Entry(OperationsLimitDto)
  'optimize-prime'?: ToolLimit;

  @Entry(OperationsLimitDto)
  'schema-intelligence'?: ToolLimit;

  @Entry(DetectionLimitDto)
  'content-detection'?: ToolLimit;
}

/** A field of limits: nested errors are told per tool and field. */
export const AreLimits = () =>
  applyAll(
    Transform(({ value }: { value: unknown }) => (value === null ? new PlanLimitsDto() : value)),
    Nested(PlanLimitsDto, MESSAGES.numberInvalid),
  );
