import type { PlanStat } from '@contracts/plans/plans';
import type { UserStatsView } from '@contracts/statistics/statistics';
import { LIMIT_TIME_LABELS, LIMITED_TOOL_LABELS } from '@contracts/usage/limits';
import { counted } from '../../shared/counted';
import { formatCount } from '../../shared/format';
import { type CardDetail, chipsOf } from '../../shared/list/cardDetail';
import { toolName } from '../../shared/usage/toolName';

/** How much a user did with each tool, most first: `Intent Finder 3 · Schema Generator 2`. */
export function toolsText({ tools }: Pick<UserStatsView, 'tools'>): string {
  return Object.entries(tools)
    .sort(([, a], [, b]) => b - a)
    .map(([id, operations]) => `${toolName(id)} ${formatCount(operations)}`)
    .join(' · ');
}

/** What is used of a limit: `Optimize Prime 3 of 10, per day`. */
export function limitText({ modelId, currentCount, totalCount, time }: PlanStat): string {
  const used = `${formatCount(currentCount)} of ${formatCount(totalCount)}`;
  return `${LIMITED_TOOL_LABELS[modelId]} ${used}, ${LIMIT_TIME_LABELS[time].toLowerCase()}`;
}

/** What a phone shows below the name. */
export function statsDetail(stats: UserStatsView): CardDetail {
  const usedUp = plannedOf(stats)
    .filter(isUsedUp)
    .map((limit) => ({ label: limitText(limit), color: 'warning' as const }));
  return {
    line: toolsText(stats),
    chips: [...chipsOf(counted(stats.operations, 'use')), ...usedUp],
  };
}

/** The limits of which there is something to use. */
export function plannedOf({ limits }: Pick<UserStatsView, 'limits'>): PlanStat[] {
  return limits.filter(({ totalCount }) => totalCount > 0);
}

/** The tools of the batch that the plan lacks: `Not in the plan: Intelligent Hub, Optimize Prime`. */
export function unplannedText({ limits }: Pick<UserStatsView, 'limits'>): string {
  const names = limits
    .filter(({ totalCount }) => totalCount === 0)
    .map(({ modelId }) => LIMITED_TOOL_LABELS[modelId]);
  return names.length > 0 ? `Not in the plan: ${names.join(', ')}` : '';
}

export function isUsedUp({ currentCount, totalCount }: PlanStat): boolean {
  return currentCount >= totalCount;
}
