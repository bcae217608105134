import type { LimitField } from '@contracts/access/tools';
import type { PlanView } from '@contracts/plans/plans';
import { LIMIT_FIELDS, LIMITED_TOOL_LABELS, type LimitedTool } from '@contracts/usage/limits';
import { exportCsv } from '../../shared/exportCsv';
import { FIELD_LABELS } from '../../shared/limits/limitText';
import { LIMITABLE_TOOLS } from './limitableTools';

/** Every field of the plans, with a column for each number that they limit. */
export function exportPlans(plans: PlanView[]): Promise<void> {
  return exportCsv('plans.csv', plans.map(rowOf));
}

function rowOf(plan: PlanView) {
  return {
    Plan: plan.name,
    Price: plan.priceText,
    Description: plan.description,
    Order: plan.position,
    Students: plan.students,
    ...Object.assign({}, ...LIMITABLE_TOOLS.map((tool) => limitCells(plan, tool))),
    Added: plan.createdAt.slice(0, 10),
    Changed: plan.updatedAt.slice(0, 10),
  };
}

function limitCells({ limits }: PlanView, tool: LimitedTool): Record<string, string | number> {
  const fields: readonly LimitField[] = LIMIT_FIELDS[tool];
  const label = LIMITED_TOOL_LABELS[tool];
  const numbers = fields.map((field) => [`${label}: ${FIELD_LABELS[field]}`, limits[tool]?.[field] ?? '']);
  return Object.fromEntries([...numbers, [`${label}: Period`, limits[tool]?.time ?? '']]);
}
