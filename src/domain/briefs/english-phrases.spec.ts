import { WordKeys } from '../keyphrases/keyphrases';
import { competitorOfText } from './competitor';
import { englishStandings } from './english-phrases';
import { pageWordsOf } from './page-words';
import { termWordsOf } from './words/term-words';

/** A sentence with a phrase between brackets. */
function sampleOf(marked: string) {
  const text = competitorOfText(marked.replaceAll(/[[\]]/g, ''), { language: 'en' });
  const keys = new WordKeys({ language: 'en', wordForms: true });
  const { sentences } = pageWordsOf({ position: 1, text }, keys, { language: 'en', isSaid: () => true });
  const [sentence] = sentences;
  if (!sentence) throw new Error(marked);
  const [from, to] = [marked.indexOf('['), marked.indexOf(']') - 1];
  const places = sentence.starts.flatMap((start, at) => (start >= from && start < to ? [at] : []));
  return { sentence, start: places[0] ?? 0, end: (places.at(-1) ?? 0) + 1 };
}

it.each([
  ['The [burr grinder] makes less noise.', 'whole'],
  ['Use a [coffee filter] for it.', 'whole'],
  ['Fix the [merge conflict] by hand.', 'whole'],
  ['It lowers the [price of coffee] again.', 'whole'],
  ['We learned [keyword clustering] last year.', 'whole'],
  ['Pour the [ground coffee] in.', 'whole'],
  ['A [grinder] with steel burrs lasts.', 'whole'],
  ['Mix two parts [cold brew] with milk.', 'whole'],
  ['A smooth [cold brew] is best.', 'whole'],
  ['The [coffee] grinder makes noise.', 'part'],
  ['The cold [brew] tastes smooth.', 'part'],
  ['They [grind] it every morning.', 'none'],
  ['You should [store coffee] dry.', 'none'],
  ['It is [really smooth] again.', 'none'],
  ['They wait [for coffee] again.', 'none'],
  ['It takes [three hours] at home.', 'none'],
  ['[Their coffee] is cold.', 'none'],
])('in "%s" it stands: %s', (marked, standing) => {
  expect(englishStandings([sampleOf(marked)], termWordsOf('en'))).toEqual([standing]);
});

it('reads all samples together as each by itself', () => {
  const samples = [
    'The [burr grinder] makes less noise.',
    'They [grind] it every morning.',
    'The [coffee] grinder makes noise.',
  ].map(sampleOf);
  const words = termWordsOf('en');
  expect(englishStandings(samples, words)).toEqual(
    samples.flatMap((each) => englishStandings([each], words)),
  );
});
