import { placeHash } from '../../../domain/scraper/fragment';
import { placeBytes, placesFrom } from '../visit/packed-places';
import { FragmentLinks } from './fragment-links';

const stored = (...places: string[]) =>
  Buffer.from(placeBytes(Uint32Array.from(['top', ...places], placeHash)));

it('keeps the places of a page, and tells none from unknown ones', () => {
  expect(placesFrom(stored('a', 'b'))).toEqual(new Set(['top', 'a', 'b'].map(placeHash)));
  expect(placesFrom(stored())).toEqual(new Set([placeHash('top')]));
  expect(placesFrom(Buffer.from(placeBytes()))).toBeNull();
  expect(placesFrom(undefined)).toBeNull();
});

it('counts for each page the links to places that are not there', () => {
  const links = new FragmentLinks(4);
  links.add(0, 1, 'prices');
  links.add(0, 1, 'missing');
  links.add(0, 2, 'missing');
  links.add(1, 2, 'a');
  links.add(3, 1, 'missing');
  links.add(3, 1, 'lost');
  links.add(3, 0, 'unknown');
  links.look(0, undefined);
  links.look(1, stored('prices'));
  links.look(2, stored('a'));
  links.look(3, stored());
  expect([...links.lost]).toEqual([2, 0, 0, 2]);
});

it('says nothing of a crawl without such links', () => {
  const links = new FragmentLinks(2);
  links.look(0, stored());
  expect([...links.lost]).toEqual([0, 0]);
});
