import type { AccessSubject } from '../../contracts/access/access';
import {
  type Amounts,
  LIMIT_FIELDS,
  type LimitedTool,
  type PlanLimits,
  type ToolLimit,
} from '../../contracts/usage/limits';
import type { LimitReached, PlanStat } from '../../contracts/plans/plans';
import { type LimitField, type Tool, TOOLS } from '../../contracts/access/tools';
import { canUseTool } from '../access/access';

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

/** A plan stat as the refusal of an operation tells it. */
export function limitReachedOf({ modelId, ...counts }: PlanStat): LimitReached {
  return { moduleId: modelId, ...counts };
}
