import { Transform } from 'class-transformer';
import { IsDefined, IsIn, IsInt, Max, Min } from 'class-validator';
import { applyAll } from '../validation/apply-all';
import type { LimitField } from '../access/tool';
import { EDITABLE_LIMIT_TIMES, LIMIT_FIELDS, type LimitTime, MAX_LIMIT, type ToolLimit } from './limits';
import { MESSAGES } from '../messages';
import { isPlainObject, Nested } from '../validation/nested';
import { Optional } from '../validation/optional';

const invalid = { message: MESSAGES.numberInvalid };

const IsCount = () =>
  applyAll(
    IsDefined({ message: MESSAGES.required }),
    IsInt(invalid),
    Min(0, invalid),
    Max(MAX_LIMIT, invalid),
  );

class TimedLimitDto {
  @IsIn(EDITABLE_LIMIT_TIMES, { message: MESSAGES.timeInvalid })
  time!: LimitTime;
}

/** A plan's entry for a tool, with these numbers. */
function limitDto(tool: string, fields: readonly LimitField[]): new () => TimedLimitDto {
  class LimitDto extends TimedLimitDto {}
  // The API's own documentation knows classes by their names.
  Object.defineProperty(LimitDto, 'name', { value: `LimitDto-${tool}` });
  for (const field of fields) IsCount()(LimitDto.prototype, field);
  return LimitDto;
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

/** The limits of a plan or of one user, checked per tool of the catalogue that can be limited. */
export class PlanLimitsDto {
  [tool: string]: ToolLimit | undefined;
}
for (const [tool, fields] of Object.entries(LIMIT_FIELDS)) {
  Entry(limitDto(tool, fields))(PlanLimitsDto.prototype, tool);
}

/** A field of limits: nested errors are told per tool and field. */
export const AreLimits = () =>
  applyAll(
    Transform(({ value }: { value: unknown }) => (value === null ? new PlanLimitsDto() : value)),
    Nested(PlanLimitsDto, MESSAGES.numberInvalid),
  );
