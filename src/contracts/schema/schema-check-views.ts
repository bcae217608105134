import type { PageFailure } from '../pages/page-runs';
import type { RichResultState, SchemaReport } from './schema-checks';

/** Why there is no report: the page was not read, or its markup takes longer than anything real. */
export type CheckFailure = PageFailure | 'markup';

/** What a page gets of one rich result: the worst of its entities, which is what there is to fix. */
export interface FeatureState {
  feature: string;
  title: string;
  state: RichResultState;
  endedOn?: string;
}

/** What lists tell of a check. */
export interface SchemaCheckSummary {
  errors: number;
  warnings: number;
  features: FeatureState[];
  /** Types of entities, those that come most often first. */
  types: { name: string; count: number }[];
}

/** A page or paste whose structured data was looked at. */
export interface SchemaCheckView {
  id: string;
  job: string;
  /** Its place in the run, from 1. */
  position: number;
  /** ISO time. */
  at: string;
  competitor: boolean;
  /** Null for what was pasted. */
  address: string | null;
  /** Where redirects ended. */
  finalUrl: string | null;
  status: number | null;
  failure: CheckFailure | null;
  /** Null where it was not read. */
  summary: SchemaCheckSummary | null;
}

export interface SchemaCheckDetail extends SchemaCheckView {
  report: SchemaReport | null;
}
