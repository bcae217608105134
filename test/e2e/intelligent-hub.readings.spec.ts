import type { ErrorBody } from '../../src/contracts/error-codes';
import { HUB_MESSAGES } from '../../src/contracts/hub/hub-messages';
import { expectStatus, type SignedIn } from '../support/actors';
import type { Answer } from '../support/http';
import { asHubStudent, hubsOf } from '../support/hubs';
import { readingPath, type ReadingSite, startReadingSite } from '../support/reading-site';
import { readingsOf } from '../support/readings';

const pageOf = (title: string, links: string) =>
  `<title>${title} | A</title><main><h1>${title}</h1><p>About it. ${links}</p></main>`;
/** A page on grinders, to which the one on machines links by its former address. */
const SITE = {
  '/espresso-machine': pageOf('Espresso machine', '<a href="/moved">grinders</a> <a href="/other">more</a>'),
  [readingPath(0)]: pageOf('Espresso grinder', ''),
};

let site: ReadingSite;
let student: SignedIn;
let hubs: ReturnType<typeof hubsOf>;

const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);

beforeAll(async () => {
  site = await startReadingSite(0, { others: SITE });
  student = await asHubStudent(5);
  hubs = hubsOf(student);
});

afterAll(() => site.close());

describe('a hub whose existing pages are those of a site reading', () => {
  const addresses = () => ['/espresso-machine', '/moved', readingPath(0)].map((path) => site.origin + path);
  const read = (actor: SignedIn) => readingsOf(actor).run({ source: 'list', addresses: addresses() });

  it('marks them and the links that they have, and stays when the reading goes', async () => {
    const { id: readingId, status } = await read(student);
    expect(status).toBe('done');
    const { id, parameters } = await hubs.run({ options: { readingId } });
    expect(parameters.existing).toBe(2);
    expectStatus(await readingsOf(student).remove(readingId), 204);
    const { pages, links, existing } = expectStatus(await hubs.hub(id), 200);
    expect(existing.map(({ address, title }) => [address, title])).toEqual([
      [`${site.origin}/espresso-machine`, 'Espresso machine | A'],
      [site.origin + readingPath(0), 'Espresso grinder | A'],
    ]);
    const grinder = pages.find(({ address }) => address === site.origin + readingPath(0));
    expect(grinder?.title).toBe('espresso grinder');
    const ticked = links.filter(({ present }) => present).map(({ from, to }) => [from, to]);
    expect(ticked).toEqual([['root', grinder?.id]]);
    expect(refusal(await hubs.start({ options: { readingId } }), 404)).toMatchObject({
      message: HUB_MESSAGES.readingGone,
      errors: { readingId: HUB_MESSAGES.readingGone },
    });
  });

  it('is refused where the reading is somebody else’s, not done, or beside a list', async () => {
    const before = await hubs.used();
    const foreign = await read(await asHubStudent(1));
    expect(refusal(await hubs.start({ options: { readingId: foreign.id } }), 404).errors).toEqual({
      readingId: HUB_MESSAGES.readingGone,
    });
    const own = readingsOf(student);
    const failed = await own.run({ source: 'list', addresses: [`${site.origin}/none`] });
    expect(failed.status).toBe('failed');
    const wrong: [object, object][] = [
      [{ readingId: failed.id }, { readingId: HUB_MESSAGES.readingRequired }],
      [{ readingId: 'none' }, { readingId: HUB_MESSAGES.readingRequired }],
      [{ readingId: failed.id, existing: 'https://a.example/' }, { existing: HUB_MESSAGES.existingTwice }],
    ];
    for (const [options, errors] of wrong)
      expect(refusal(await hubs.start({ options }), 422).errors).toEqual(errors);
    expect(await hubs.used()).toBe(before);
  });
});
