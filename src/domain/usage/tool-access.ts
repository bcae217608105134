import type { AccessSubject } from '../../contracts/access/access';
import type { Tool } from '../../contracts/access/tool';
import { TOOLS } from '../../contracts/access/tools';
import type { LimitedTool } from '../../contracts/usage/limits';
import type { ToolLimitView, UserLimitsView } from '../../contracts/usage/user-limits';
import { canUseTool } from '../access/access';

/** Whether a student can use a tool now, and what keeps the student from it. */
export type ToolAccessState = 'usable' | 'used-up' | 'not-in-plan' | 'not-in-batch' | 'in-neither';

/** One tool of one student. */
export interface ToolAccess {
  tool: Tool;
  state: ToolAccessState;
  /** What opens it: the batch, an extra of the student's own, another tool; null where nothing does. */
  from: 'batch' | 'extra' | 'other-tool' | null;
  /** Of a limited tool that is open: its present window. */
  limit?: ToolLimitView;
}

/**
 * Every built tool of a student with whether it can be used now, in the catalogue's order.
 * @param limits what the server tells of the student's plan
 */
export function toolAccessOf(
  student: AccessSubject,
  limits: Pick<UserLimitsView, 'inPlan' | 'limits'>,
  tools: readonly Tool[] = TOOLS,
): ToolAccess[] {
  return tools.filter(({ ready }) => ready).map((tool) => accessOf(student, limits, tool, tools));
}

function accessOf(
  student: AccessSubject,
  { inPlan, limits }: Pick<UserLimitsView, 'inPlan' | 'limits'>,
  tool: Tool,
  tools: readonly Tool[],
): ToolAccess {
  const isInPlan = !tool.limits || inPlan.includes(tool.id as LimitedTool);
  if (!canUseTool(student, tool.id, tools)) {
    return { tool, state: isInPlan ? 'not-in-batch' : 'in-neither', from: null };
  }
  const from = sourceOf(student, tool);
  const limit = limits.find((one) => one.tool === tool.id);
  if (!tool.limits || !limit) return { tool, state: 'usable', from };
  const [first] = limit.counts;
  const allowed = first ? first.planned + first.extra : 0;
  if (allowed === 0) return { tool, state: 'not-in-plan', from, limit };
  return { tool, state: first && first.used >= allowed ? 'used-up' : 'usable', from, limit };
}

function sourceOf({ permissions, extendedPermissions }: AccessSubject, tool: Tool): ToolAccess['from'] {
  if (permissions?.allowed.includes(tool.id)) return 'batch';
  return extendedPermissions.includes(tool.id) ? 'extra' : 'other-tool';
}
