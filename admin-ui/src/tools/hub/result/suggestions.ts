import type { HubPageView, HubView } from '@contracts/hub/hub';
import type { MissingSubtopic, SuggestedTitle } from '@contracts/hub/hub-texts';
import { normalizeText } from '@domain/intent/normalize';

export interface TitleSuggestion {
  page: HubPageView;
  title: string;
  /** Whether the page is called that. */
  used: boolean;
}

/** Titles that can be accepted, and those that were: no two pages of a hub have the same. */
export function titleSuggestions(
  { pages }: Pick<HubView, 'pages'>,
  titles: readonly SuggestedTitle[],
): TitleSuggestion[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const owners = new Map(pages.map(({ id, title }) => [normalizeText(title), id]));
  return titles.flatMap(({ id, title }) => {
    const page = byId.get(id);
    const owner = owners.get(normalizeText(title));
    if (!page || page.kind === 'off' || (owner !== undefined && owner !== id)) return [];
    return [{ page, title, used: page.title === title }];
  });
}

export interface SubtopicSuggestion extends MissingSubtopic {
  /** Of the page that it belongs under; the root's where that page is gone or too deep. */
  parentTitle: string;
  /** Whether a page is called that. */
  used: boolean;
}

/** Subtopics, each under a page that may have one more level below it. */
export function subtopicSuggestions(
  { pages }: Pick<HubView, 'pages'>,
  subtopics: readonly MissingSubtopic[],
  deepest: number,
): SubtopicSuggestion[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const titles = new Set(pages.map(({ title }) => normalizeText(title)));
  return subtopics.flatMap((subtopic) => {
    let parent = byId.get(subtopic.parent);
    while (parent && parent.depth >= deepest) parent = byId.get(parent.parent ?? '');
    const under = parent && parent.kind !== 'off' ? parent : pages.find(({ kind }) => kind === 'root');
    if (!under) return [];
    const used = titles.has(normalizeText(subtopic.title));
    return [{ ...subtopic, parent: under.id, parentTitle: under.title, used }];
  });
}
