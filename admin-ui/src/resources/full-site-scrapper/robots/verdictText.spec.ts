import { fetchSentence } from '@contracts/crawls/fetch-messages';
import { aRobotsTest as view } from '../../../testing/robotsTest';
import { verdictText } from './verdictText';

it.each([
  [view({ allowed: false, line: 3, rule: 'Disallow: /cart ' }), 'Blocked by line 3: Disallow: /cart'],
  [view({ line: 4, rule: 'Allow: /' }), 'Allowed by line 4: Allow: /'],
  [view({}), 'Allowed: no line is about this address.'],
  [view({ status: 404 }), 'Allowed: the site has no robots.txt.'],
  [view({ status: null }), 'Allowed: no line is about this address.'],
  [
    view({ allowed: false, status: 503, failure: 'robots-server-error' }),
    'Not known: robots.txt could not be reached: the site answered with an error. Try again later.',
  ],
  [view({ allowed: false, status: null, failure: 'dns' }), `Not known: ${fetchSentence('dns')}`],
])('%#', (tested, text) => {
  expect(verdictText(tested)).toBe(text);
});
