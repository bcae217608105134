import fc from 'fast-check';
import { eachSentence } from './sentences';

function sentencesOf(text: string, language?: string): string[] {
  const sentences: string[] = [];
  eachSentence(text, language, (start, end) => sentences.push(text.slice(start, end).trim()));
  return sentences;
}

it.each([
  ['en', 'Dr. Smith went home. He slept.', ['Dr. Smith went home.', 'He slept.']],
  ['en', 'It costs 3.50 today! Really? Yes…', ['It costs 3.50 today!', 'Really?', 'Yes…']],
  ['en', 'J. R. R. Tolkien wrote. I read.', ['J. R. R. Tolkien wrote.', 'I read.']],
  ['en', 'She said "Stop." Then she left.', ['She said "Stop."', 'Then she left.']],
  ['en', 'The short answer is no. We tested ten pairs.', ['The short answer is no.', 'We tested ten pairs.']],
  ['en', 'I said no. I left.', ['I said no.', 'I left.']],
  ['en', 'See no. 5, fig. A3, vol. II and no. §4.', ['See no. 5, fig. A3, vol. II and no. §4.']],
  ['en', 'Run for ten min. Rest.', ['Run for ten min.', 'Rest.']],
  ['de', 'Das ist einzig in seiner Art. Wir lieben es.', ['Das ist einzig in seiner Art.', 'Wir lieben es.']],
  ['de', 'Das sagt Max. Er bleibt.', ['Das sagt Max.', 'Er bleibt.']],
  ['de', 'Die max. Last nach Art. 5 GG.', ['Die max. Last nach Art. 5 GG.']],
  ['de', "So geht's. Wir lieben es.", ["So geht's.", 'Wir lieben es.']],
  ['fr', 'Nous avons pris un vol. Il était long.', ['Nous avons pris un vol.', 'Il était long.']],
  ['fr', 'Le mur a 5 m. Il tient. M. Dupont rit.', ['Le mur a 5 m.', 'Il tient.', 'M. Dupont rit.']],
  ['fr', "Voir l'art. L. 121-1 et l’art. IV ici.", ["Voir l'art. L. 121-1 et l’art. IV ici."]],
  ['ru', 'Мы едим рис. Он белый. См. рис. 5 там.', ['Мы едим рис.', 'Он белый.', 'См. рис. 5 там.']],
  ['pl', 'Jest ok. Idziemy. To ok. 5 km.', ['Jest ok.', 'Idziemy.', 'To ok. 5 km.']],
  ['en', 'So do I. The second is better.', ['So do I.', 'The second is better.']],
  ['en', 'I. Newton and A. I. Root met J. I. Kay.', ['I. Newton and A. I. Root met J. I. Kay.']],
  ['en', 'Take vitamin C. It helps.', ['Take vitamin C.', 'It helps.']],
  ['en', 'We need a plan B. Then we go.', ['We need a plan B.', 'Then we go.']],
  ['en', 'That is Plan B. Then we go.', ['That is Plan B.', 'Then we go.']],
  ['en', 'Not by J. K. Rowling. Or George W. Bush.', ['Not by J. K. Rowling.', 'Or George W. Bush.']],
  ['en', 'The critic George F. Will met J. A. May.', ['The critic George F. Will met J. A. May.']],
  [
    'de',
    'Es hat Vitamin C. Das sagt Frau C. Von Stein.',
    ['Es hat Vitamin C.', 'Das sagt Frau C. Von Stein.'],
  ],
  ['de', 'Das nutzen z. B. Sie. Laut e. V. Der.', ['Das nutzen z. B. Sie.', 'Laut e. V. Der.']],
  ['it', 'Il sig. A. Di Stefano. Il piano B. Poi.', ['Il sig. A. Di Stefano.', 'Il piano B.', 'Poi.']],
  ['fr', 'La vitamine C. Le corps. Par M. Le Pen.', ['La vitamine C.', 'Le corps.', 'Par M. Le Pen.']],
  ['en', 'See https://a.b/c?id=3&x=4 for details.', ['See https://a.b/c?id=3&x=4 for details.']],
  ['en', 'Is it a.com/b?x=Y!z? See www.a.b?C.', ['Is it a.com/b?x=Y!z?', 'See www.a.b?C.']],
  ['zh', '看https://a.b/c?d=e。好“https://a.b/c?d”！', ['看https://a.b/c?d=e。', '好“https://a.b/c?d”！']],
  ['de', 'Das gilt z.B. Montags. Und bzw. Auch so.', ['Das gilt z.B. Montags.', 'Und bzw. Auch so.']],
  ['ru', 'Он живёт на ул. Ленина. Это далеко.', ['Он живёт на ул. Ленина.', 'Это далеко.']],
  ['ar', 'هل أنت بخير؟ نعم.', ['هل أنت بخير؟', 'نعم.']],
  ['ja', '今日は晴れです。明日は雨です。', ['今日は晴れです。', '明日は雨です。']],
  ['zh', '你好！我很好。', ['你好！', '我很好。']],
])('cuts in %s: %s', (language, text, expected) => {
  expect(sentencesOf(text, language)).toEqual(expected);
});

it('ends sentences where the Segmenter does, where nothing is abbreviated', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const signs = fc.constantFrom(...Array.from('ab1.!?,;-:()"\' é२।あ'));
  fc.assert(
    fc.property(fc.array(signs, { minLength: 1, maxLength: 12 }), (parts) => {
      const text = parts.join('').trim();
      // The number of a list's item ends no sentence here.
      fc.pre(!/^[("]?1[\d.]*\. /.test(text));
      // Nor does a mark within a name, or within speech.
      fc.pre(!/\p{L}!\p{L}|[!?]\s?[)"'].*\p{Ll}/u.test(text));
      const truth = [...segmenter.segment(text)].map(({ segment }) => segment.trim());
      expect(sentencesOf(text, 'xx')).toEqual(truth);
    }),
    { numRuns: 2_000 },
  );
});
