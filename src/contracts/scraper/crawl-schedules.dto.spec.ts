import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { SCHEDULE_MESSAGES as SAYS } from './crawl-schedule-messages';
import { CrawlScheduleDto } from './crawl-schedules.dto';

const GOOD = {
  startUrl: 'https://a.example/',
  every: 'monthly',
  day: 31,
  time: '23:59',
  zone: 'Europe/Berlin',
};

const refusals = (change: object) =>
  validateSync(plainToInstance(CrawlScheduleDto, { ...GOOD, ...change })).map(({ property, constraints }) => [
    property,
    Object.values(constraints ?? {})[0],
  ]);

it.each([
  ['a good one', {}, []],
  ['midnight', { time: '00:00' }, []],
  ['no zone', { zone: undefined }, [['zone', SAYS.zoneInvalid]]],
  ['a zone that nobody knows', { zone: 'Europe/Atlantis' }, [['zone', SAYS.zoneInvalid]]],
  ['an hour too late', { time: '24:00' }, [['time', SAYS.timeInvalid]]],
  ['an hour of one digit', { time: '3:00' }, [['time', SAYS.timeInvalid]]],
  ['no time', { time: '' }, [['time', SAYS.timeInvalid]]],
  ['another rhythm', { every: 'hourly' }, [['every', SAYS.everyInvalid]]],
  ['an eighth day of the week', { weekday: 8 }, [['weekday', SAYS.weekdayInvalid]]],
  ['a 32nd', { day: 32 }, [['day', SAYS.dayInvalid]]],
  ['half a day', { day: 1.5 }, [['day', SAYS.dayInvalid]]],
  [
    'no address',
    { startUrl: '' },
    [['startUrl', 'Enter the URL to start from, such as https://example.com/.']],
  ],
])('%s', (_, change, expected) => expect(refusals(change)).toEqual(expected));
