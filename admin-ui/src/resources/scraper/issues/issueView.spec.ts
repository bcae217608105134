import type { CrawlIssue } from '@contracts/scraper/crawl-reports';
import { chosenIssues, issueChoice } from './issueView';

const issue = (
  id: string,
  type: CrawlIssue['type'],
  priority: CrawlIssue['priority'],
  pages: number,
): CrawlIssue => ({ id, type, priority, pages, title: id, why: '', fix: '' });

const ISSUES = [
  issue('long-title', 'opportunity', 'medium', 9),
  issue('slow', 'warning', 'high', 1),
  issue('no-title', 'issue', 'high', 2),
  issue('broken', 'issue', 'high', 30),
];
const ids = (type = '', priority = '') =>
  chosenIssues(ISSUES, issueChoice(type, priority)).map(({ id }) => id);

it('puts the most pressing issues first', () => {
  expect(ids()).toEqual(['broken', 'no-title', 'slow', 'long-title']);
});

it('chooses by type, by priority and by both', () => {
  expect(ids('issue')).toEqual(['broken', 'no-title']);
  expect(ids('', 'high')).toEqual(['broken', 'no-title', 'slow']);
  expect(ids('warning', 'high')).toEqual(['slow']);
  expect(ids('warning', 'low')).toEqual([]);
});

it('shows all where the address means nothing', () => {
  expect(ids('bug', 'urgent')).toEqual(ids());
});
