import { competitorName } from '../../contracts/briefs/brief-messages';
import type {
  BriefOutline,
  BriefPage,
  BriefView,
  HeadingGroup,
  OutlineSection,
} from '../../contracts/briefs/briefs';
import { PROSE_PART } from '../../contracts/briefs/brief-texts';
import type { ModelData } from '../model/source';
import { outlineOfSubject } from '../model/tasks/prose';

/** What a model is told of a brief. With these bounds all of it fits into one call in any script. */
const TOLD = { groups: 40, questions: 20, terms: 30, label: 120, title: 200, description: 300, section: 500 };

type ToldBrief = Pick<BriefView, 'keyword' | 'pages' | 'headings' | 'questions' | 'terms'>;

/** For titles: what pages are called, what several of them are about, and what they ask. */
export function dataForTitles(brief: ToldBrief): ModelData[] {
  const counted = readPages(brief);
  return [
    { label: 'keyword', text: brief.keyword },
    ...counted.map((page) => ({ label: `page ${page.position}`, text: titleOf(page) })),
    ...groupsOf(brief.headings, ({ label }) => label),
    ...questionsOf(brief),
    {
      label: 'terms',
      text: brief.terms
        .slice(0, TOLD.terms)
        .map(({ term }) => term)
        .join('; '),
    },
  ];
}

/** For an angle: the same with what pages say of themselves, and how many of them have what. */
export function dataForAngle(brief: ToldBrief): ModelData[] {
  const counted = readPages(brief);
  return [
    { label: 'keyword', text: brief.keyword },
    { label: 'pages compared', text: String(counted.length) },
    ...counted.map((page) => ({
      label: `page ${page.position}`,
      text: [titleOf(page), page.description?.slice(0, TOLD.description)].filter(Boolean).join(' | '),
    })),
    ...groupsOf(brief.headings, ({ label, pages }) => `${label} | on ${pages} of ${counted.length} pages`),
    ...questionsOf(brief),
  ];
}

/**
 * For a prose outline: so many sections at once, from 0 on.
 * @returns the data, and the ids of the sections in their order; empty beyond the last
 */
export function dataForProse(
  keyword: string,
  { sections }: Pick<BriefOutline, 'sections'>,
  part: number,
): { ids: string[]; data: ModelData[] } {
  const told = sections.slice(part * PROSE_PART, (part + 1) * PROSE_PART);
  const data = told.length === 0 ? [] : outlineOfSubject(keyword, told.map(textOf));
  return { ids: told.map(({ id }) => id), data };
}

function readPages({ pages }: ToldBrief): BriefPage[] {
  return pages.filter(({ included }) => included);
}

function titleOf(page: BriefPage): string {
  return competitorName(page).slice(0, TOLD.title);
}

function groupsOf(groups: readonly HeadingGroup[], say: (group: HeadingGroup) => string): ModelData[] {
  return groups.slice(0, TOLD.groups).map((group, at) => ({
    label: `section ${at + 1}`,
    text: say({ ...group, label: group.label.slice(0, TOLD.label) }),
  }));
}

function questionsOf({ questions }: ToldBrief): ModelData[] {
  return questions
    .slice(0, TOLD.questions)
    .map(({ question }, at) => ({ label: `question ${at + 1}`, text: question.slice(0, TOLD.label) }));
}

function textOf({ heading, terms, questions }: OutlineSection): string {
  const parts = [
    heading,
    terms.length > 0 ? `terms: ${terms.join(', ')}` : '',
    questions.length > 0 ? `questions: ${questions.join(' ')}` : '',
  ];
  return parts.filter(Boolean).join(' | ').slice(0, TOLD.section);
}
