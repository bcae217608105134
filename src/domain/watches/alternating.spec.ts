import {
  DECISIVE_FIELDS,
  WATCH_FIELDS,
  WATCH_MASKS,
  WATCH_PRESETS,
  type WatchComparison,
  type WatchFieldName,
  type WatchFields,
  type WatchVersion,
} from '../../contracts/watches/watch-content';
import { compareVersions } from './compare-versions';
import { PRESETS } from './field-rules';
import { settle } from './settle';
import { calibrate } from './slots';

const ALL: WatchComparison = { masks: [...WATCH_MASKS], rules: [], slots: [], preset: 'everything' };
const NO_FIELDS = Object.fromEntries(WATCH_FIELDS.map((field) => [field, []])) as unknown as WatchFields;
const pageWith = (fields: Partial<WatchFields>): WatchVersion => ({
  ...{ lines: ['a', 'b'], lists: [], pageWords: 2, needsScript: false },
  fields: { ...NO_FIELDS, ...fields },
});

/** Of each field that decides indexing, what a page answers now and then. */
const VALUES: Record<string, [now: string[], then: string[]]> = {
  status: [['200'], ['203']],
  finalUrl: [['https://a.example/'], ['https://a.example/other']],
  indexable: [['yes'], ['noindex']],
  robots: [[], ['noindex']],
  xRobotsTag: [[], ['noindex']],
  robotsTxt: [['allowed'], ['blocked']],
  canonical: [['https://a.example/'], ['https://b.example/']],
};

it('knows values of all that decides indexing', () => {
  expect(Object.keys(VALUES)).toEqual(DECISIVE_FIELDS);
});

describe.each(Object.entries(VALUES) as [WatchFieldName, [string[], string[]]][])(
  '%s',
  (field, [now, then]) => {
    const [one, other] = [pageWith({ [field]: now }), pageWith({ [field]: then })];

    it.each([
      ['first', other, one],
      ['second', one, other],
    ])(
      'is no quiet place where the %s fetch of a calibration differs, and is told later',
      (_, first, second) => {
        const slots = calibrate(first, second, ALL);
        expect(slots).toEqual([]);
        expect(compareVersions(second, first, { ...ALL, slots }).fields).toMatchObject([{ field }]);
      },
    );

    it.each(WATCH_PRESETS)('is found to alternate by a watch for %s that compares it', (preset) => {
      const comparison = { ...ALL, preset };
      const found = settle({ baseline: one, first: one, second: other }, comparison);
      const isCompared = PRESETS[preset].fields.has(field);
      expect(found.alternating).toMatchObject(isCompared ? [{ field, alternates: true }] : []);
      expect(found.slots).toEqual([]);
    });
  },
);
