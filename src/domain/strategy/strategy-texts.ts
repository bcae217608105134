import { type NextAction, PAGE_FAULTS } from '../../contracts/strategy/strategy';
import {
  actionText,
  COVERAGE_NAMES,
  FAULT_NAMES,
  PART_NAMES,
  partText,
} from '../../contracts/strategy/strategy-words';
import type { ModelData } from '../model/source';
import { groupsToName, MAX_NAMED_GROUPS } from '../model/tasks/names';
import type { Evaluation } from './evaluate';
import type { Grouping, StrategyGround } from './strategy-ground';

/** What a model is given to write on; the same evaluation always gives the same. */
export interface StrategyTextsGround {
  language: string;
  /** Of the groups that are to be named, in the order of the data; empty for a summary. */
  ids: string[];
  data: ModelData[];
}

/** The groups that are most wanted, each with its first keywords. */
export function groupsOfStrategy(
  { language, keywords }: StrategyGround,
  grouping: Grouping,
): StrategyTextsGround {
  const groups = grouping
    .slice(0, MAX_NAMED_GROUPS)
    .map((group) => group.keywords.flatMap((place) => keywords[place]?.text ?? []));
  return { language, ids: groups.map((_, place) => String(place)), data: groupsToName(groups) };
}

/** What an evaluation found, with the sums and counts that its page shows. */
export function findingsOfStrategy(evaluation: Evaluation): StrategyTextsGround {
  const { language, score, parts, basis, actions, intents } = evaluation.summary;
  const data: ModelData[] = [
    { label: 'Score', text: score === null ? 'Nothing could be scored.' : `${score} of 100 points.` },
    ...parts.map((part) => ({
      label: PART_NAMES[part.id],
      text: `${part.points === null ? 'No data.' : `${part.points} of ${part.most} points.`} ${partText(part, basis)}`,
    })),
    ...actions.map((action, at) => ({ label: `Next action ${at + 1}`, text: actionFinding(action) })),
    { label: 'Counts', text: countsOf(evaluation) },
    ...intents.map(({ intent, keywords, share }) => ({
      label: `Intent ${intent}`,
      text: `${keywords} keywords, ${Math.round(1_000 * share) / 10}% of the demand.`,
    })),
  ];
  return { language, ids: [], data };
}

function actionFinding(action: NextAction): string {
  const { gain, clicks } = action;
  return [
    actionText(action),
    ...(gain === null ? [] : [`Wins ${gain} points.`]),
    ...(clicks === null ? [] : [`May win ${clicks} clicks a month.`]),
  ].join(' ');
}

function countsOf({ summary, tabs }: Evaluation): string {
  const { counts, faults, sources } = summary;
  const told = [
    `${counts.clusters} clusters of keywords`,
    `${counts.gaps} of them open`,
    `${counts.cannibalisation} subjects that several pages of the site compete for`,
    `${counts.pages} pages`,
  ];
  if (!sources.reading) return told.join('; ');
  const covered = Object.entries(COVERAGE_NAMES).map(([coverage, name]) => {
    const found = tabs.clusters.filter((cluster) => cluster.coverage === coverage).length;
    return `${name}: ${found} clusters`;
  });
  const faulty = PAGE_FAULTS.map((fault) => `${FAULT_NAMES[fault]}: ${faults[fault]} pages`);
  return [...told, ...covered, ...faulty].join('; ');
}
