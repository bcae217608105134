import { EMPTY_COMPARISON, NO_COMPETITOR, withHandover } from './comparisonForm';

const NOTHING = { keyword: '', language: '', pages: [] };
const LEFT = {
  ...EMPTY_COMPARISON,
  keyword: 'milk frother',
  language: 'en',
  country: 'US',
  competitors: [{ ...NO_COMPETITOR, address: 'https://a.example/' }],
};

it('leaves what was left in the browser where nothing is handed over', () => {
  expect(withHandover(LEFT, NOTHING)).toEqual(LEFT);
});

it('begins another keyword without the competitors of the last one', () => {
  expect(withHandover(LEFT, { ...NOTHING, keyword: 'burr grinder', language: 'de' })).toEqual({
    ...EMPTY_COMPARISON,
    keyword: 'burr grinder',
    language: 'de',
    country: 'US',
  });
});

it('takes the pages that are handed over, and leaves rows for the ones that are needed yet', () => {
  const { competitors, keyword } = withHandover(LEFT, { ...NOTHING, pages: ['https://b.example/'] });
  expect(keyword).toBe('milk frother');
  expect(competitors.map(({ address }) => address)).toEqual(['https://b.example/', '', '']);
});
