import type { LimitField, Tool } from '../access/tool';
import { TOOLS } from '../access/tools';

/** The windows in which a plan counts; `1 day` is the UTC day, `lifetime` never resets. */
export const LIMIT_TIMES = ['1 day', '30 days', 'lifetime'] as const;
export type LimitTime = (typeof LIMIT_TIMES)[number];

/** What the plan form offers. */
export const EDITABLE_LIMIT_TIMES = ['1 day', '30 days'] as const;

export const LIMIT_TIME_LABELS: Record<LimitTime, string> = {
  '1 day': 'Per Day',
  '30 days': 'Per Month (30 days)',
  lifetime: 'Lifetime',
};

type LimitedRow = Extract<(typeof TOOLS)[number], { limits: readonly LimitField[] }>;
export type LimitedTool = LimitedRow['id'];

const LIMITED_ROWS = (TOOLS as readonly Tool[]).filter((tool) => tool.limits);

/** Each limited tool with the number fields that its plan entry holds (counts per window). */
export const LIMIT_FIELDS = Object.fromEntries(LIMITED_ROWS.map(({ id, limits }) => [id, limits])) as {
  [Row in LimitedRow as Row['id']]: Row['limits'];
};

export const LIMITED_TOOL_IDS = Object.keys(LIMIT_FIELDS) as LimitedTool[];

export const LIMITED_TOOL_LABELS = Object.fromEntries(
  LIMITED_ROWS.map(({ id, planTitle, title }) => [id, planTitle ?? title]),
) as Record<LimitedTool, string>;

/** One tool's limit: the numbers that LIMIT_FIELDS names for it, per window. */
export type ToolLimit = { time: LimitTime } & Partial<Record<LimitField, number>>;

/** The most that a plan or an admin can allow of a number. */
export const MAX_LIMIT = 1_000_000;

/** How many of each number of a plan's entry; one that is absent is 0. */
export type Amounts = Partial<Record<LimitField, number>>;

/** What a use of a limited tool costs: how many of which numbers of its plan entry, all of them or none. */
export type Quota = {
  [Tool in LimitedTool]: {
    tool: Tool;
    amounts: Partial<Record<(typeof LIMIT_FIELDS)[Tool][number], number>>;
  };
}[LimitedTool];

/** Limits per tool, as a plan or a user's `extendedPlans` holds them. A tool that is absent has none. */
export type PlanLimits = Partial<Record<LimitedTool, ToolLimit>>;
