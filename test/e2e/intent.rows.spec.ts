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

  it('are handed on to another tool whole, with the columns of the file, as far as they are narrowed down', async () => {
    const student = await asStudent();
    const { body } = await upload(student, MANY);
    await finished(student, body.id);
    const file = async (query: string) => {
      const { text, headers } = await student.get(`/api/intent/jobs/${body.id}/keywords-file${query}`);
      expect(headers.get('content-type')).toMatch(/^text\/csv/);
      return text.trim().split('\r\n');
    };
    const all = await file('');
    expect([all.length, all[0], all[60]]).toEqual([61, 'Keyword,Volume', 'buy shoes 59,59']);
    expect(await file('?show=Transactional')).toHaveLength(31);
    expect(await file('?q=59%20BUY')).toEqual(['Keyword,Volume', 'buy shoes 59,59']);
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
    for (const part of ['rows', 'keywords-file']) {
      const path = `/api/intent/jobs/${body.id}/${part}`;
      expect((await (await asStudent()).get(path)).status).toBe(404);
      expect((await (await asStudent({ allowed: ['word-counter'] })).get(path)).status).toBe(403);
      expect((await asGuest().get(path)).status).toBe(401);
    }
  });
});
