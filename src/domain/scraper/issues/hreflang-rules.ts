import type { HreflangProblem } from '../../../contracts/scraper/crawl-reports';
import type { IssueRule } from './issue-rule';

/** Rules about annotations of other languages (Google, "Tell Google about localized versions of your page"). */
export const HREFLANG_RULES: IssueRule[] = [
  hreflang('invalid-code', 'issue', 'medium', 'hreflang with a wrong code', {
    why: 'Search engines ignore the annotation.',
    fix: 'Use a language, or a language and a country, such as en or en-GB.',
  }),
  hreflang('no-return-link', 'issue', 'high', 'hreflang without a return link', {
    why: 'Search engines ignore an annotation that the other page does not confirm.',
    fix: 'Let both pages name each other.',
  }),
  hreflang('not-ok', 'issue', 'high', 'hreflang to an error or a redirect', {
    why: 'Readers would be sent to a page that does not answer there.',
    fix: 'Name the URL at which the other page answers.',
  }),
  hreflang('not-canonical', 'issue', 'medium', 'hreflang to a page whose canonical is another', {
    why: 'Search engines don’t show that page, whatever the language.',
    fix: 'Name the page that the canonical names.',
  }),
  hreflang('not-indexable', 'issue', 'medium', 'hreflang to a page that is noindex or blocked', {
    why: 'Search engines may not show that page, whatever the language.',
    fix: 'Let the page be indexed, or remove the annotation.',
  }),
  hreflang('conflict', 'issue', 'medium', 'hreflang names two pages for one language', {
    why: 'Search engines can’t tell which one to show.',
    fix: 'Keep one page for each code.',
  }),
  hreflang('no-self', 'warning', 'medium', 'hreflang without the page itself', {
    why: 'Google asks that each page names itself among its languages.',
    fix: 'Add the page’s own language and URL.',
  }),
  hreflang('no-x-default', 'opportunity', 'low', 'hreflang without x-default', {
    why: 'It says which page readers of all other languages get.',
    fix: 'Add x-default, such as for the page where one chooses a language.',
  }),
];

function hreflang(
  problem: HreflangProblem,
  type: IssueRule['type'],
  priority: IssueRule['priority'],
  title: string,
  { why, fix }: Pick<IssueRule, 'why' | 'fix'>,
): IssueRule {
  const test: IssueRule['test'] = (_page, context) => context.hreflang.includes(problem);
  return { id: `hreflang-${problem}`, type, priority, title, why, fix, test };
}
