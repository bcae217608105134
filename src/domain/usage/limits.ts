import type { AccessSubject } from '../../contracts/access/access';
import {
  LIMIT_FIELDS,
  type LimitedTool,
  type PlanLimits,
  type ToolLimit,
} from '../../contracts/usage/limits';
import type { LimitReached, PlanStat } from '../../contracts/plans/plans';
import { type Tool, TOOLS } from '../../contracts/access/tools';
import { canUseTool } from '../access/access';

/** A plan's limits with the user's own entries, each of which replaces the plan's for its tool. */
export function limitsWithOwn(plan: PlanLimits, own: PlanLimits): PlanLimits {
  return { ...plan, ...own };
}

/** How many operations of a tool a limit allows in one window; none without a limit. */
export function allowanceOf(tool: LimitedTool, limit: ToolLimit | undefined): number {
  return Math.max(0, limit?.[LIMIT_FIELDS[tool][0]] ?? 0);
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
