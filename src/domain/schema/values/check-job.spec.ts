import { reportOnMarkup } from '../markup-report';

const job = (employmentType: unknown, amount: object) => ({
  ...{ '@context': 'https://schema.org', '@type': 'JobPosting', employmentType },
  baseSalary: {
    ...{ '@type': 'MonetaryAmount', currency: 'GBP' },
    value: { '@type': 'QuantitativeValue', value: 20, unitText: 'HOUR', ...amount },
  },
});

/** Property and what it should be of each value that is wrong. */
function faultsOf(data: object): [property: string | undefined, fix: string | undefined][] {
  const { findings } = reportOnMarkup({ text: JSON.stringify(data), today: '2026-11-22' });
  const ofValues = findings.filter(({ rule }) => rule === 'enumeration' || rule === 'number-format');
  return ofValues.map(({ property, fix }) => [property, fix]);
}

it.each<[employmentType: unknown, amount: object, faults: ReturnType<typeof faultsOf>]>([
  ['FULL_TIME', {}, []],
  [['PART_TIME', 'PER_DIEM'], { unitText: 'YEAR', value: '20.5' }, []],
  ['OTHER', { value: undefined, minValue: 20, maxValue: 30 }, []],
  ['FULL-TIME', {}, [['employmentType', 'FULL_TIME']]],
  [['INTERN', 'part time'], {}, [['employmentType', 'PART_TIME']]],
  ['Permanent', {}, [['employmentType', undefined]]],
  ['INTERN', { unitText: 'HOURLY' }, [['unitText', 'HOUR']]],
  ['INTERN', { unitText: 'Annually' }, [['unitText', 'YEAR']]],
  ['INTERN', { unitText: 'Month' }, [['unitText', 'MONTH']]],
  ['INTERN', { unitText: 'shift' }, [['unitText', undefined]]],
  ['INTERN', { value: '20,50' }, [['value', '20.50']]],
  ['INTERN', { value: '20-25' }, [['value', undefined]]],
])('takes %j with %j for what Google takes of a job', (employmentType, amount, faults) => {
  expect(faultsOf(job(employmentType, amount))).toEqual(faults);
});

it('leaves units alone that are of no salary', () => {
  const size = { '@type': 'QuantitativeValue', value: '10 to 20', unitText: 'people' };
  expect(
    faultsOf({ '@context': 'https://schema.org', '@type': 'Organization', numberOfEmployees: size }),
  ).toEqual([]);
});
