import type { BriefDetail } from '@contracts/briefs/brief-views';
import type { BriefOutline, OutlineSection } from '@contracts/briefs/briefs';

export function aSection(id: string, change: Partial<OutlineSection> = {}): OutlineSection {
  return { id, level: 2, heading: id, words: 100, terms: [], questions: [], sources: [1], ...change };
}

export function anOutline(...sections: OutlineSection[]): BriefOutline {
  return { kind: 'consensus', title: 'Burr grinders', sections };
}

const NONE = { min: 0, q1: 0, median: 0, q3: 0, max: 0 };

/** A brief of three pages with one outline, unless said otherwise. */
export function aBrief(outline: BriefOutline, change: Partial<BriefDetail> = {}): BriefDetail {
  return {
    id: 'b1',
    jobId: 'j1',
    keyword: 'burr grinder',
    language: 'en',
    country: null,
    ownKeywords: [],
    pages: [],
    outlines: [outline],
    suggested: [outline],
    edited: [],
    version: 1,
    profile: {
      pages: 3,
      counts: {
        words: NONE,
        h2: NONE,
        h3: NONE,
        paragraphs: NONE,
        images: NONE,
        links: NONE,
        lists: NONE,
        tables: NONE,
      },
      flesch: null,
      target: { words: 600, from: 500, to: 700 },
      schemaTypes: [],
    },
    terms: [],
    questions: [],
    headings: [],
    ranked: true,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...change,
  };
}
