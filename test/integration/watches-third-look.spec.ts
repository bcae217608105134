import { useWatchSystem } from '../support/watch-system';
import { answerOf, pageOf } from '../support/watched-site';

jest.setTimeout(120_000);

const { site, system } = useWatchSystem({ time: '1 day', maxUrlToWatch: 5, maxCheckPerUrl: 96 });

/** A watch with its baseline. */
async function watched() {
  const { id } = await system.add({ url: `${site.origin}/shoes` });
  await system.pass(60);
  return id;
}

describe('a page', () => {
  it.each([
    ['in the place of another is told when three fetches show it', 'aabbb', false, 3],
    ['that went back by the third fetch is listed alone', 'aabba', true, 3],
    ['that is yet another by the third fetch is listed alone', 'aabbc', true, 3],
    ['that was only added is told when two fetches show it', '--bb', false, 2],
    ['that is only gone is told when two fetches show it', 'aa--', false, 2],
  ])('with a text %s', async (_, shown, seenOnce, fetches) => {
    let asked = 0;
    site.set('/shoes', (request, response) => {
      const text = shown[Math.min(asked++, shown.length - 1)];
      const line = text === '-' ? '' : `<p>Offer ${text} of the day</p>`;
      return answerOf(200, pageOf('Title', line))(request, response);
    });
    const id = await watched();
    expect(asked).toBe(2);
    await system.pass(3_900, 60);
    expect(await system.changesOf(id)).toMatchObject([{ seenOnce }]);
    expect((await system.checksOf(id))[0]).toMatchObject({ fetches });
    expect(await system.noticesOf()).toHaveLength(seenOnce ? 0 : 1);
  });

  it('has a third fetch that fails tried again, and is told then', async () => {
    site.set('/shoes', pageOf('Title', '<p>Offer a</p>'));
    const id = await watched();
    let asked = 0;
    site.set('/shoes', (request, response) =>
      asked++ === 2
        ? void request.socket.destroy()
        : answerOf(200, pageOf('Title', '<p>Offer b</p>'))(request, response),
    );
    await system.pass(3_900, 60);
    expect(await system.changesOf(id)).toMatchObject([{ seenOnce: false, added: 1, removed: 1 }]);
    expect((await system.checksOf(id))[0]).toMatchObject({ found: 'changed', fetches: 4 });
  });

  it('in a title that has another text each time is quiet for those that it had', async () => {
    const titles = ['a', 'a', 'b', 'c', 'c', 'd', 'b', 'b', 'd', 'e'];
    let asked = 0;
    site.set('/shoes', (request, response) => {
      const title = titles[Math.min(asked++, titles.length - 1)];
      return answerOf(200, pageOf(`Offer ${title}`, ''))(request, response);
    });
    const id = await watched();
    await system.pass(7 * 3_600, 60);
    const changes = await system.changesOf(id);
    expect(changes.map(({ seenOnce, fields }) => [seenOnce, fields])).toEqual([
      [false, ['title']],
      [true, ['title']],
      [true, ['title']],
    ]);
  });
});
