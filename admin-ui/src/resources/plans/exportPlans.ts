import type { LimitField } from '@contracts/access/tool';
import type { PlanView } from '@contracts/plans/plans';
import { LIMIT_FIELDS, LIMITED_TOOL_LABELS, type LimitedTool } from '@contracts/usage/limits';
import { exportCsv } from '../../shared/exportCsv';
import { FIELD_LABELS } from '../../shared/limits/limitText';
import { LIMITABLE_TOOLS } from './limitableTools';

type Cell = [column: string, value: string | number];

/** Every field of the plans, with a column for each number that they limit. */
export function exportPlans(plans: PlanView[]): Promise<void> {
  return exportCsv(
    'plans.csv',
    plans.map((plan) => Object.fromEntries(cellsOf(plan))),
  );
}

function cellsOf(plan: PlanView): Cell[] {
  return [
    ['Plan', plan.name],
    ['Price', plan.priceText],
    ['Description', plan.description],
    ['Order', plan.position],
    ['Students', plan.students],
    ...LIMITABLE_TOOLS.flatMap((tool) => limitCells(plan, tool)),
    ['Added', plan.createdAt.slice(0, 10)],
    ['Changed', plan.updatedAt.slice(0, 10)],
  ];
}

function limitCells({ limits }: PlanView, tool: LimitedTool): Cell[] {
  const fields: readonly LimitField[] = LIMIT_FIELDS[tool];
  const label = LIMITED_TOOL_LABELS[tool];
  return [
    ...fields.map((field): Cell => [`${label}: ${FIELD_LABELS[field]}`, limits[tool]?.[field] ?? '']),
    [`${label}: Period`, limits[tool]?.time ?? ''],
  ];
}
