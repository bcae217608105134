import { isSamplePage, SAMPLE_PAGE } from './sample-page';

it.each<[string, string, boolean]>([
  ['the sample', SAMPLE_PAGE, true],
  ['with the line ends of a form', SAMPLE_PAGE.replaceAll('\n', '\r\n'), true],
  ['with white space around it', `\n  ${SAMPLE_PAGE}\n`, true],
  ['with one character changed', SAMPLE_PAGE.replace('129.95', '129.96'), false],
  ['with own markup behind it', `${SAMPLE_PAGE}<p>Mine</p>`, false],
  ['with own markup before it', `<p>Mine</p>${SAMPLE_PAGE}`, false],
  ['a part of it', SAMPLE_PAGE.slice(0, -20), false],
  ['nothing', '', false],
])('%s', (_, text, expected) => expect(isSamplePage(text)).toBe(expected));
