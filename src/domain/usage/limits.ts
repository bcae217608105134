import type { AccessSubject } from '../../contracts/access/access';
import {
  type Amounts,
  LIMIT_FIELDS,
  LIMITED_TOOL_IDS,
  type LimitedTool,
  type PlanLimits,
  type ToolLimit,
} from '../../contracts/usage/limits';
import type { LimitReached, PlanStat } from '../../contracts/plans/plans';
import type { LimitField, Tool } from '../../contracts/access/tool';
import { TOOLS } from '../../contracts/access/tools';
import { canUseTool } from '../access/access';

type Counted = Pick<PlanStat, 'currentCount' | 'totalCount'>;

/** A plan's limits with the user's own entries, each of which replaces the plan's for its tool. */
export function limitsWithOwn(plan: PlanLimits, own: PlanLimits): PlanLimits {
  return { ...plan, ...own };
}

/** How many a limit allows of a tool in one window, operations unless another number is named; none without a limit. */
export function allowanceOf(
  tool: LimitedTool,
  limit: ToolLimit | undefined,
  field: LimitField = LIMIT_FIELDS[tool][0],
): number {
  return Math.max(0, limit?.[field] ?? 0);
}

/** A limit with what an admin has added to its present window. */
export function limitWithExtra(tool: LimitedTool, limit: ToolLimit, extra: Amounts): ToolLimit {
  const fields: readonly LimitField[] = LIMIT_FIELDS[tool];
  const whole = fields.map((field) => [field, allowanceOf(tool, limit, field) + (extra[field] ?? 0)]);
  return { time: limit.time, ...(Object.fromEntries(whole) as Amounts) };
}

/** The number for which there is no room; where there is room for all, the one that an operation costs. */
export function exhaustedFieldOf(
  tool: LimitedTool,
  limit: ToolLimit | undefined,
  used: Amounts,
  wanted: Amounts,
): LimitField {
  const fields: readonly LimitField[] = LIMIT_FIELDS[tool];
  const hasNoRoom = (field: LimitField) =>
    (used[field] ?? 0) + (wanted[field] ?? 0) > allowanceOf(tool, limit, field);
  return fields.find(hasNoRoom) ?? LIMIT_FIELDS[tool][0];
}

/** The limited tools that a user may use now. */
export function limitedToolsOf(subject: AccessSubject, tools: readonly Tool[] = TOOLS): LimitedTool[] {
  const limited = tools.filter((tool) => tool.limits && canUseTool(subject, tool.id, tools));
  return limited.map(({ id }) => id as LimitedTool);
}

/** The tools of which limits allow anything, in the catalogue's order. */
export function toolsIn(limits: PlanLimits): LimitedTool[] {
  return LIMITED_TOOL_IDS.filter((tool) => allowanceOf(tool, limits[tool]) > 0);
}

/** Whether a plan allows anything of a tool, used up or not, by its stats; undefined while they are not known. */
export function hasAllowance(stats: readonly PlanStat[] | undefined, tool: LimitedTool): boolean {
  return stats?.some(({ modelId, totalCount }) => modelId === tool && totalCount > 0) ?? false;
}

/** How many are left of what is allowed. */
export function remainingOf({ currentCount, totalCount }: Counted): number {
  return Math.max(0, totalCount - currentCount);
}

/** What is used of what is allowed, 0 to 100; all of it where nothing is allowed. */
export function usedPercent({ currentCount, totalCount }: Counted): number {
  return totalCount > 0 ? Math.min(100, (currentCount / totalCount) * 100) : 100;
}

/** A plan stat as the refusal of a use that would have cost so much tells it. */
export function limitReachedOf({ modelId, ...counts }: PlanStat, requested: number): LimitReached {
  return { moduleId: modelId, ...counts, requested };
}
