import type { RichResultRule } from './rich-result-rule';
import { IS_FLASHCARDS } from './learning-rules';
import { GOOGLE_UPDATES, googlePost } from './sources';

const SIMPLER_RESULTS = { ...googlePost('2025/06/simplifying-search-results'), endedOn: '2025-06-12' };
const NOTHING = { required: [], recommended: 'nothing' } as const;

/** What Google shows no more. The markup stays valid, and does no harm. */
export const ENDED_RULES: readonly RichResultRule[] = [
  {
    feature: 'how-to',
    title: 'How-to',
    ...googlePost('2023/08/howto-faq-changes'),
    endedOn: '2023-09-13',
    types: ['HowTo'],
    except: ['Recipe'],
    ...NOTHING,
  },
  {
    feature: 'sitelinks-search-box',
    title: 'Sitelinks search box',
    ...googlePost('2024/10/sitelinks-search-box'),
    endedOn: '2024-11-21',
    types: ['WebSite'],
    where: { path: 'potentialAction', types: ['SearchAction'] },
    ...NOTHING,
  },
  {
    feature: 'book-actions',
    title: 'Book actions',
    ...SIMPLER_RESULTS,
    types: ['Book'],
    when: ['potentialAction'],
    ...NOTHING,
  },
  {
    feature: 'course-info',
    title: 'Course info',
    ...SIMPLER_RESULTS,
    types: ['Course'],
    when: ['hasCourseInstance'],
    ...NOTHING,
  },
  {
    feature: 'claim-review',
    title: 'Fact check',
    ...SIMPLER_RESULTS,
    types: ['ClaimReview'],
    nested: true,
    ...NOTHING,
  },
  {
    feature: 'estimated-salary',
    title: 'Estimated salary',
    ...SIMPLER_RESULTS,
    types: ['Occupation', 'OccupationAggregationByEmployer'],
    when: ['estimatedSalary'],
    ...NOTHING,
  },
  {
    feature: 'learning-video',
    title: 'Learning video',
    ...SIMPLER_RESULTS,
    types: ['VideoObject', 'LearningResource'],
    together: true,
    nested: true,
    ...NOTHING,
  },
  {
    feature: 'learning-resource',
    title: 'Learning video',
    ...SIMPLER_RESULTS,
    types: ['LearningResource'],
    exactly: true,
    ...NOTHING,
  },
  {
    feature: 'vehicle-listing',
    title: 'Vehicle listing',
    ...SIMPLER_RESULTS,
    types: ['Vehicle'],
    ...NOTHING,
  },
  {
    feature: 'special-announcement',
    title: 'Special announcement',
    ...GOOGLE_UPDATES,
    endedOn: '2025-07-31',
    types: ['SpecialAnnouncement'],
    ...NOTHING,
  },
  {
    feature: 'practice-problem',
    title: 'Practice problem',
    ...GOOGLE_UPDATES,
    endedOn: '2026-01-06',
    types: ['Quiz'],
    unless: IS_FLASHCARDS,
    ...NOTHING,
  },
  { feature: 'faq', title: 'FAQ', ...GOOGLE_UPDATES, endedOn: '2026-05-07', types: ['FAQPage'], ...NOTHING },
];
