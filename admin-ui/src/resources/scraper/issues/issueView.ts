import {
  type CrawlIssue,
  ISSUE_PRIORITIES,
  ISSUE_TYPES,
  type IssuePriority,
  type IssueType,
} from '@contracts/scraper/crawl-reports';

export const TYPE_LABELS: Record<IssueType, string> = {
  issue: 'Issues',
  warning: 'Warnings',
  opportunity: 'Opportunities',
};
export const PRIORITY_LABELS: Record<IssuePriority, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const PRIORITY_COLORS = { high: 'error', medium: 'warning', low: 'default' } as const;

/** A type, a priority, both or neither. */
export interface IssueChoice {
  type?: IssueType;
  priority?: IssuePriority;
}

/** What an address chooses; what it cannot mean chooses nothing. */
export function issueChoice(type: string, priority: string): IssueChoice {
  return {
    type: ISSUE_TYPES.find((each) => each === type),
    priority: ISSUE_PRIORITIES.find((each) => each === priority),
  };
}

/** The chosen issues, the most pressing first: by priority, by type, by how many pages have them. */
export function chosenIssues(issues: readonly CrawlIssue[], { type, priority }: IssueChoice): CrawlIssue[] {
  return issues
    .filter((issue) => (!type || issue.type === type) && (!priority || issue.priority === priority))
    .toSorted(
      (a, b) =>
        ISSUE_PRIORITIES.indexOf(a.priority) - ISSUE_PRIORITIES.indexOf(b.priority) ||
        ISSUE_TYPES.indexOf(a.type) - ISSUE_TYPES.indexOf(b.type) ||
        b.pages - a.pages,
    );
}
