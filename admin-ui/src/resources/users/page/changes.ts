import {
  type LimitedTool,
  LIMITED_TOOL_LABELS,
  LIMIT_TIME_LABELS,
  type PlanLimits,
} from '@contracts/usage/limits';
import { formatDay } from '../../../shared/format';
import { toolNames } from './toolNames';

const LABELS: Record<string, string> = {
  isActive: 'Active',
  userType: 'User type',
  userPlan: 'User plan',
  subscriptionEndDate: 'Subscription end date',
  extendedPlans: 'Extended plan',
  extendedPermissions: 'Tools of their own',
  signIn: 'Password',
};

/** What a field of an account is called. */
export function fieldLabel(field: string): string {
  return LABELS[field] ?? field.charAt(0).toUpperCase() + field.slice(1);
}

export const NOTHING = '–';

/** A kept value of an account in words. */
export function valueText(field: string, value: unknown): string {
  if (isNothing(value)) return NOTHING;
  if (field === 'photo') return 'Photo';
  if (field === 'signIn') return 'Changed';
  if (field === 'subscriptionEndDate') return formatDay(value as string);
  if (field === 'extendedPermissions') return toolNames(value as string[]).join(', ') || NOTHING;
  if (field === 'extendedPlans') return limitsText(value as PlanLimits);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields that an entry tells of: those with a value before or after. */
export function changedFieldsOf(before: Kept, after: Kept): string[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].filter((field) => !isNothing(before?.[field]) || !isNothing(after?.[field]));
}

export type Kept = Record<string, unknown> | null;

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function limitsText(limits: PlanLimits): string {
  const tools = Object.keys(limits) as LimitedTool[];
  return tools
    .map((tool) => {
      const { time, ...numbers } = limits[tool] ?? {};
      const amounts = Object.values(numbers).join(' / ');
      return `${LIMITED_TOOL_LABELS[tool]}: ${amounts} ${time ? LIMIT_TIME_LABELS[time].toLowerCase() : ''}`.trim();
    })
    .join('; ');
}
