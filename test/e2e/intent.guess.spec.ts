import type { ClassifiedRows } from '../../src/contracts/intent/intent';
import { asStudent } from '../support/actors';
import { finished, INTENT_LISTS, upload } from '../support/intent-jobs';

describe('keywords without any of the words', () => {
  const WORDLESS = 'Keyword\nbuy shoes\ncat sneezing at night\ngarden hose\n';
  const lines = ({ text }: { text: string }) => text.trim().split('\r\n').slice(1);
  const GUESSED = [
    'buy shoes,,,buy,,Transactional,Transactional',
    'cat sneezing at night,,,,,Informational,Informational',
    'garden hose,,,,,Unclassified,Unclassified',
  ];

  it('have their intents guessed by a worker where that is asked for', async () => {
    const student = await asStudent();
    const { body } = await upload(student, WORDLESS, { lists: { ...INTENT_LISTS, guess: true } });
    expect((await finished(student, body.id)).result).toMatchObject({
      ...{ guessed: 1, counts: { Transactional: 1, Informational: 1, Unclassified: 1 } },
    });
    expect(lines(await student.get(`/api/jobs/${body.id}/result`))).toEqual(GUESSED);
    const { rows } = (await student.get<ClassifiedRows>(`/api/intent/jobs/${body.id}/rows`)).body;
    expect(rows.map(({ reason }) => reason?.by)).toEqual(['only', 'wording', undefined]);
  });

  it.each([
    [true, GUESSED],
    [
      false,
      GUESSED.map((line) =>
        line.startsWith('cat') ? line.replaceAll('Informational', 'Unclassified') : line,
      ),
    ],
  ])('of a JSON body likewise: %s', async (guess, expected) => {
    const student = await asStudent();
    const file = { name: 'keywords.csv', content: WORDLESS };
    expect(lines(await student.post('/api/intent/submit', { ...INTENT_LISTS, guess, file }))).toEqual(
      expected,
    );
  });
});
