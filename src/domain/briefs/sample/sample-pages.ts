import type { BriefQuery } from '../compared-page';
import pages from './sample-pages.json';

/** A page of the sample; its address leads nowhere. */
export interface SamplePage {
  address: string;
  title: string;
  html: string;
}

/** Six pages of our own on one keyword: five articles, and a shop's page that is too short to be compared with them. */
export const SAMPLE_PAGES: readonly SamplePage[] = pages.map(({ html, ...page }) => {
  return { ...page, html: html.join('\n') };
});

/** What the sample pages are compared for. */
export const SAMPLE_QUERY: BriefQuery = {
  keyword: 'cold brew coffee',
  ownKeywords: ['oat milk', 'coffee filter'],
  language: 'en',
};
