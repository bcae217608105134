import type { LimitField } from '../../contracts/access/tool';
import {
  LIMIT_FIELDS,
  type LimitedTool,
  type LimitTime,
  type PlanLimits,
  type ToolLimit,
} from '../../contracts/usage/limits';
import { allowanceOf } from './limits';

/** What another plan changes for the better. */
export interface PlanGain {
  /** Tools that the present plan does not allow at all. */
  added: LimitedTool[];
  /** Tools of which it allows more. */
  more: LimitedTool[];
}

/** Days of a window, by which what it allows is compared. A lifetime gives nothing again. */
const DAYS: Record<LimitTime, number> = { '1 day': 1, '30 days': 30, lifetime: Infinity };
/** Counted at a time, not per window. */
const AT_A_TIME: readonly LimitField[] = ['maxUrlToWatch'];

/**
 * What a plan gives beyond the present one, of the tools that a user may open.
 * @param tools in the order in which they are told
 */
export function gainOf(present: PlanLimits, plan: PlanLimits, tools: readonly LimitedTool[]): PlanGain {
  const allowed = tools.filter((tool) => allowanceOf(tool, plan[tool]) > 0);
  const isNew = (tool: LimitedTool) => allowanceOf(tool, present[tool]) === 0;
  return {
    added: allowed.filter(isNew),
    more: allowed.filter((tool) => !isNew(tool) && isMore(tool, present[tool], plan[tool])),
  };
}

function isMore(tool: LimitedTool, before: ToolLimit | undefined, after: ToolLimit | undefined): boolean {
  const fields: readonly LimitField[] = LIMIT_FIELDS[tool];
  return fields.some((field) => rateOf(tool, after, field, before) > rateOf(tool, before, field, after));
}

/** So many a day; of two lifetimes the counts themselves. */
function rateOf(
  tool: LimitedTool,
  limit: ToolLimit | undefined,
  field: LimitField,
  other: ToolLimit | undefined,
): number {
  const allowance = allowanceOf(tool, limit, field);
  if (!limit || AT_A_TIME.includes(field) || limit.time === other?.time) return allowance;
  return allowance / DAYS[limit.time];
}
