/** What a model can be asked to write on a hub. */
export const HUB_TEXTS = ['titles', 'subtopics'] as const;
export type HubTextsKind = (typeof HUB_TEXTS)[number];

/** Another title for a page. */
export interface SuggestedTitle {
  /** Of the page. */
  id: string;
  title: string;
}

/** A subject that no page of the hub has. */
export interface MissingSubtopic {
  title: string;
  /** What readers want of it. */
  why: string;
  /** Id of the page that it belongs under. */
  parent: string;
}

/** What a model wrote on a hub; what was not asked for is empty. */
export interface HubTexts {
  /** Of the pages that are searched most. */
  titles: SuggestedTitle[];
  subtopics: MissingSubtopic[];
}
