import { CRAWL_LISTS, type CrawlListName } from '../../contracts/scraper/crawl-lists';
import { NEAR_DUPLICATES } from '../../contracts/scraper/crawl-reports';
import { AppError } from '../../core/errors/app-error';
import { oneOf } from '../../core/http/one-of';
import { Describe, inPath, QueryParameters } from '../../core/http/reference/described';

/** For what reads one list of several, by its name in the address. */
export const NamesList = (description: string, lists: readonly string[]) =>
  Describe({
    parameters: [inPath('list', description, { type: 'string', enum: [...lists] })],
  });

export function crawlListOf(name: unknown): CrawlListName {
  return oneOf(CRAWL_LISTS, name, `list must be one of ${CRAWL_LISTS.join(', ')}.`);
}

/** For what tells of near duplicates. */
export const AsksForThreshold = () =>
  QueryParameters({
    threshold: {
      description: 'How alike pages are from which on they count as near duplicates.',
      schema: { type: 'number', minimum: NEAR_DUPLICATES.lowest, maximum: 1, default: NEAR_DUPLICATES.usual },
    },
  });

export function thresholdOf(text: unknown): number {
  if (text === undefined || text === '') return NEAR_DUPLICATES.usual;
  const threshold = typeof text === 'string' ? Number(text) : NaN;
  if (threshold >= NEAR_DUPLICATES.lowest && threshold <= 1) return threshold;
  throw new AppError('BAD_REQUEST', `threshold must be a number from ${NEAR_DUPLICATES.lowest} to 1.`);
}
