import { hubViewOf } from './hub-view';
import { makeHub } from './make-hub';

/** As it was kept before keywords without a word of intent voted, and titles were written as people write them. */
it('opens an old hub as it was', () => {
  const { ground, trees } = makeHub({
    file: Buffer.from('Keyword,Volume\nusb-c cable,13000\nbuy usb-c cable,20'),
    ...{ seed: 'usb-c cable', language: 'en', existing: [], examples: ['charger'] },
  });
  const { votesByDemand: _votes, examples: _examples, ...old } = ground;
  const [now, before] = [ground, old].map((each) => hubViewOf(each, trees.balanced));
  expect(now).toMatchObject({ examples: ['charger'] });
  expect(before).not.toHaveProperty('examples');
  expect(before).not.toHaveProperty('missing');
  const rootOf = (view = now) => view?.pages.map(({ intent, titlePattern }) => ({ intent, titlePattern }))[0];
  expect(rootOf(now)).toEqual({
    intent: 'Informational',
    titlePattern: 'USB-C cable: The Complete Guide',
  });
  expect(rootOf(before)).toEqual({
    intent: 'Transactional',
    titlePattern: 'Usb-c cable: The Complete Guide',
  });
});
