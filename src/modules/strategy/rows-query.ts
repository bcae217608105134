import { ROW_FILTERS, ROW_SORTS, type RowsQuery } from '../../contracts/strategy/rows-query';
import type { ClusterKeywordsQuery } from '../../contracts/strategy/cluster-keywords';
import { STRATEGY_TABS } from '../../contracts/strategy/strategy';
import { STRATEGY_MESSAGES } from '../../contracts/strategy/strategy-messages';
import { AppError } from '../../core/errors/app-error';
import { oneOf } from '../../core/http/one-of';
import { pageNumberOf } from '../../core/http/page-number';

/** Characters of a search: longer ones find nothing. */
const MAX_SEARCH = 200;

/**
 * What is asked for of a tab, checked.
 * @throws AppError BAD_REQUEST for what the tab does not have
 */
export function rowsQueryOf(
  wanted: string,
  { page, q = '', show = '', sort = '' }: Record<string, unknown>,
): RowsQuery {
  const tab = oneOf(STRATEGY_TABS, wanted, STRATEGY_MESSAGES.tabInvalid);
  return {
    tab,
    page: pageNumberOf(page),
    q: textOf('q', q).slice(0, MAX_SEARCH),
    show: optional('show', textOf('show', show), ROW_FILTERS[tab]),
    sort: sortOf(textOf('sort', sort), ROW_SORTS[tab]),
  };
}

/** What is asked for of a group's keywords, checked. */
export function keywordsQueryOf({ page, q = '' }: Record<string, unknown>): ClusterKeywordsQuery {
  return { page: pageNumberOf(page), q: textOf('q', q).slice(0, MAX_SEARCH) };
}

function sortOf(text: string, known: readonly string[]): RowsQuery['sort'] {
  if (text === '') return null;
  const descending = text.startsWith('-');
  return { field: optional('sort', descending ? text.slice(1) : text, known), descending };
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw refused(`${name} must be given once`);
}

function optional(name: string, value: string, known: readonly string[]): string {
  return value === '' ? value : oneOf(known, value, `${name} must be one of ${known.join(', ')}.`);
}

function refused(sentence: string): AppError {
  return new AppError('BAD_REQUEST', `${sentence}.`);
}
