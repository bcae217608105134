import { fetchSentence } from '@contracts/scraper/fetch-messages';
import { aRobotsTest as view } from '../../../testing/robotsTest';
import { llmsText, verdictText } from './verdictText';

it.each([
  [view({ allowed: false, line: 3, rule: 'Disallow: /cart ' }), 'Blocked by line 3: Disallow: /cart'],
  [view({ line: 4, rule: 'Allow: /' }), 'Allowed by line 4: Allow: /'],
  [view({}), 'Allowed: no line is about this URL.'],
  [view({ status: 404 }), 'Allowed: the site has no robots.txt.'],
  [view({ status: null }), 'Allowed: no line is about this URL.'],
  [
    view({ allowed: false, status: 503, failure: 'robots-server-error' }),
    'Not known: robots.txt could not be reached: the site answered with an error. Try again later.',
  ],
  [view({ allowed: false, status: null, failure: 'dns' }), `Not known: ${fetchSentence('dns')}`],
])('%#', (tested, text) => {
  expect(verdictText(tested)).toBe(text);
});

it.each<[llms: Parameters<typeof llmsText>[0], text: string]>([
  [null, '–'],
  [{ state: 'missing', bytes: 0 }, 'None'],
  [{ state: 'unknown', bytes: 0 }, 'Not known'],
  [{ state: 'other', bytes: 900 }, 'Not a text: the site answers with something else'],
  [{ state: 'untitled', bytes: 0 }, 'Empty'],
  [{ state: 'untitled', bytes: 90 }, 'Text without a title: begin it with “# ” and the name of the site'],
  [{ state: 'text', bytes: 2_048 }, 'Text, 2 kB'],
])('says of an llms.txt %j', (llms, text) => {
  expect(llmsText(llms)).toBe(text);
});
