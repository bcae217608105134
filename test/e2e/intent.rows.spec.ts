import type { ClassifiedRows } from '../../src/contracts/intent/intent';
import { asAdmin, asGuest, asStudent } from '../support/actors';
import { finished, TWO_KEYWORDS, upload } from '../support/intent-jobs';

describe('the rows of a result', () => {
  const MANY = `Keyword,Volume\n${Array.from({ length: 60 }, (_, i) => `${i % 2 ? 'buy' : 'red'} shoes ${i},${i}`).join('\n')}\n`;

  it('come a page at a time, searched and of one intent, from the whole of it', async () => {
    const student = await asStudent();
    const { body } = await upload(student, MANY);
    await finished(student, body.id);
    const ask = async (query: string) =>
      (await student.get<ClassifiedRows>(`/api/intent/jobs/${body.id}/rows${query}`)).body;
    const first = await ask('');
    expect(first.total).toBe(60);
    expect(first.rows).toHaveLength(25);
    expect(first.rows[1]).toEqual({
      id: '2',
      cells: ['buy shoes 1', '1', '', '', 'buy', '', 'Transactional', 'Transactional'],
      reason: { by: 'only', word: 'buy' },
    });
    expect((await ask('?page=3')).rows.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, i) => String(51 + i)),
    );
    expect(await ask('?q=59%20BUY&show=Transactional')).toMatchObject({ total: 1, rows: [{ id: '60' }] });
    expect(await ask('?q=59&show=Unclassified')).toEqual({ total: 0, rows: [] });
  });

  it.each(['?page=0', '?page=1.5', '?page=x', '?show=Best', '?q=a&q=b'])(
    'are refused for %s',
    async (query) => {
      const admin = await asAdmin();
      const path = `/api/intent/jobs/65f0a1b2c3d4e5f601234567/rows${query}`;
      expect((await admin.get(path)).status).toBe(400);
    },
  );

  it('are their owner’s alone', async () => {
    const { body } = await upload(await asStudent(), TWO_KEYWORDS);
    const path = `/api/intent/jobs/${body.id}/rows`;
    expect((await (await asStudent()).get(path)).status).toBe(404);
    expect((await (await asStudent({ allowed: ['word-counter'] })).get(path)).status).toBe(403);
    expect((await asGuest().get(path)).status).toBe(401);
  });
});
