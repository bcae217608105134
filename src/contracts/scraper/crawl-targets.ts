import { RESOURCE_KINDS } from '../pages/page-facts';
import type { PageReference } from './crawl-reports';
import type { SkipReason, VisitFailure } from './crawls';

/**
 * What pages point at: links to other sites, links to files and ignored paths of the own one (`own`), and the files that
 * they name, of whichever site.
 */
export const TARGET_KINDS = ['link', 'own', ...RESOURCE_KINDS] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/**
 * What became of one that was asked. `refused` answered, though not to a crawler: nobody can tell how it answers a visitor.
 * `unchecked` must not or cannot be asked from here, or answers what can't be read here. `waiting` was not asked yet.
 */
export const TARGET_OUTCOMES = ['ok', 'redirected', 'broken', 'refused', 'unchecked', 'waiting'] as const;
export type TargetOutcome = (typeof TARGET_OUTCOMES)[number];

/**
 * Addresses that one crawl asks for beside its pages: with one request a second to a host that is half an hour where all
 * are of one host. Of each kind at least a share is asked, where there are as many.
 */
export const MAX_TARGETS = 2_000;
/** Pages that name it, of which the first ones are told. */
export const TARGET_PAGES_SHOWN = 5;

/** What an address answered; a redirect is followed to its end. */
export interface TargetAnswer {
  /** At the end of its redirects; null where nothing answered. */
  status: number | null;
  failure: VisitFailure | null;
  /** Why it was not asked: `robots` alone. */
  skipped: Extract<SkipReason, 'robots'> | null;
  redirects: number;
  /** Where they end; null without any. */
  endUrl: string | null;
  contentType: string | null;
  /** Of the file as it is sent; null where the site does not say. */
  bytes: number | null;
}

/** One row of `GET /api/crawls/:id/targets`. */
export interface CrawlTargetRow extends TargetAnswer {
  _id: string;
  id: string;
  url: string;
  kind: TargetKind;
  outcome: TargetOutcome;
  /** Pages that name it, and the first ones. */
  pages: number;
  foundOn: PageReference[];
}
