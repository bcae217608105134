import { Schema, type Types } from 'mongoose';
import type { AnalysedLink, AnalysedPage } from '../../contracts/pages/page-runs';

/** A page of a run that is dealt with: a later run of the job goes on behind it. */
export interface PageRecord extends Omit<AnalysedPage, 'id'> {
  _id: Types.ObjectId;
  job: Types.ObjectId;
}

export interface LinkRecord extends Omit<AnalysedLink, 'id'> {
  _id: Types.ObjectId;
  job: Types.ObjectId;
  /** Position of the page that it is on, and its own place there. */
  page: number;
  number: number;
}

export const ANALYSED_PAGE_MODEL = 'AnalysedPage';
export const ANALYSED_LINK_MODEL = 'AnalysedLink';

const OPTIONS = { versionKey: false, strictQuery: 'throw', minimize: false } as const;
const text = { type: String, default: null };
const number = { type: Number, required: true };
const flag = { type: Boolean, required: true };
const mixed = { type: Schema.Types.Mixed, required: true };

export const AnalysedPageSchema = new Schema<PageRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    position: number,
    url: { type: String, required: true },
    outcome: { type: String, required: true },
    status: { type: Number, default: null },
    failure: text,
    hops: mixed,
    finalUrl: text,
    title: text,
    titles: number,
    titlePixels: number,
    description: text,
    descriptions: number,
    descriptionPixels: number,
    canonical: text,
    robots: { type: String, default: '' },
    indexable: flag,
    indexabilityReason: text,
    lang: text,
    h1: text,
    headingCounts: [Number],
    headings: mixed,
    headingProblems: [String],
    words: number,
    images: number,
    imagesWithoutAlt: number,
    internalLinks: number,
    externalLinks: number,
    structuredTypes: [String],
    brokenStructuredData: number,
    needsJavaScript: flag,
    bytes: number,
    milliseconds: number,
    inlinks: number,
    depth: { type: Number, default: null },
    orphan: flag,
    deadEnd: flag,
  },
  { collection: 'analysed_pages', ...OPTIONS },
);

export const AnalysedLinkSchema = new Schema<LinkRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    page: number,
    number,
    source: { type: String, required: true },
    target: { type: String, required: true },
    anchor: { type: String, default: '' },
    rel: [String],
    place: { type: String, required: true },
    internal: flag,
    targetStatus: { type: Number, default: null },
  },
  { collection: 'analysed_links', ...OPTIONS },
);
