import type { DashboardDay } from '@contracts/statistics/statistics';
import { toolName } from '../../shared/usage/toolName';
import { formatDay } from '../../shared/format';

/** Bars of single days; of more days they would be too thin, so that a bar stands for a week. */
const MAX_BARS = 31;
const DAYS_OF_WEEK = 7;
/** Tools with a colour of their own; the others share one. */
const MAX_TOOLS = 6;

export interface UsageBars {
  unit: 'day' | 'week';
  /** What each bar is called. */
  names: string[];
  /** What the bars are made of, from the bottom up: a number for each bar. */
  series: { label: string; data: number[] }[];
}

/** Operations as bars of days or weeks, made of the tools that are used most. */
export function operationBars(days: readonly DashboardDay[]): UsageBars {
  const bars = barsOf(days);
  const tools = toolsByUse(days);
  const [own, others] =
    tools.length > MAX_TOOLS + 1 ? [tools.slice(0, MAX_TOOLS), tools.slice(MAX_TOOLS)] : [tools, []];
  const sum = (ids: readonly string[]) =>
    bars.groups.map((group) => total(group, (day) => total(ids, (id) => day.tools[id] ?? 0)));
  const series = own.map((id) => ({ label: toolName(id), data: sum([id]) }));
  if (others.length > 0) series.push({ label: 'Other tools', data: sum(others) });
  return { unit: bars.unit, names: bars.names, series };
}

/** Active users as bars of days; of weeks, the days' average. */
export function userBars(days: readonly DashboardDay[]): UsageBars {
  const { unit, names, groups } = barsOf(days);
  const data = groups.map(
    (group) => Math.round((total(group, ({ users }) => users) / group.length) * 10) / 10,
  );
  const label = unit === 'day' ? 'Active users' : 'Active users, average of a day';
  return { unit, names, series: [{ label, data }] };
}

/** Users who were added, as bars of days or weeks. */
export function newUserBars(days: readonly DashboardDay[]): UsageBars {
  const { unit, names, groups } = barsOf(days);
  const data = groups.map((group) => total(group, ({ newUsers }) => newUsers));
  return { unit, names, series: [{ label: 'New users', data }] };
}

/** The tools of some days, those used most first. */
export function toolsByUse(days: readonly DashboardDay[]): string[] {
  const sums = new Map<string, number>();
  for (const { tools } of days) {
    for (const [id, operations] of Object.entries(tools)) sums.set(id, (sums.get(id) ?? 0) + operations);
  }
  return [...sums.keys()].sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0));
}

/** The numbers of each day as rows of a csv. */
export function usageRows(days: readonly DashboardDay[]): Record<string, string | number>[] {
  const tools = toolsByUse(days);
  return days.map(({ day, users, newUsers, operations, tools: used }) => ({
    Day: day,
    'Active users': users,
    'New users': newUsers,
    Uses: operations,
    ...Object.fromEntries(tools.map((id) => [toolName(id), used[id] ?? 0])),
  }));
}

function barsOf(days: readonly DashboardDay[]) {
  const unit = days.length > MAX_BARS ? 'week' : 'day';
  const size = unit === 'week' ? DAYS_OF_WEEK : 1;
  const groups: DashboardDay[][] = [];
  // Weeks end with the last day, so that the newest bar is a whole one.
  for (let end = days.length; end > 0; end -= size) groups.unshift(days.slice(Math.max(0, end - size), end));
  return { unit, groups, names: groups.map(([first]) => (first ? formatDay(first.day) : '')) } as const;
}

function total<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
