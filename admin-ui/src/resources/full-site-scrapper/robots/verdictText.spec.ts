import type { RobotsTestView } from '@contracts/crawls/crawl-reports';
import { verdictText } from './verdictText';

const view = (change: Partial<RobotsTestView>): RobotsTestView => ({
  allowed: true,
  line: null,
  rule: null,
  crawlDelay: null,
  sitemaps: [],
  status: 200,
  text: '',
  ...change,
});

it.each([
  [view({ allowed: false, line: 3, rule: 'Disallow: /cart ' }), 'Blocked by line 3: Disallow: /cart'],
  [view({ line: 4, rule: 'Allow: /' }), 'Allowed by line 4: Allow: /'],
  [view({}), 'Allowed: no line is about this address.'],
  [view({ status: 404 }), 'Allowed: the site has no robots.txt.'],
  [view({ status: null }), 'Allowed: no line is about this address.'],
])('%#', (tested, text) => {
  expect(verdictText(tested)).toBe(text);
});

it('says why nothing may be visited while robots.txt fails', () => {
  expect(verdictText(view({ allowed: false, status: 503 }))).toMatch(/^Blocked: .*server error/);
});
