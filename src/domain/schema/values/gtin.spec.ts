import { checkGtin } from './gtin';

it.each<[property: string, text: string, fix: string | undefined]>([
  ['gtin', '4006381333931', 'right'],
  ['gtin', ' 96385074 ', 'right'],
  ['gtin', '012345678905', 'right'],
  ['gtin', '10012345678902', 'right'],
  ['gtin', 'https://id.gs1.org/01/04006381333931', 'right'],
  ['gtin8', '96385074', 'right'],
  ['gtin12', '012345678905', 'right'],
  ['gtin13', '4006381333931', 'right'],
  ['gtin14', '10012345678902', 'right'],
  ['mpn', '4006381333932', 'right'],
  ['gtin13', '400-6381-333931', '4006381333931'],
  ['gtin', '4006381333932', undefined],
  ['gtin', '400638133393', undefined],
  ['gtin8', '4006381333931', undefined],
  ['gtin14', '4006381333931', undefined],
  ['gtin', 'K7', undefined],
  ['gtin', '４００６３８１３３３９３１', undefined],
])('%s %s', (property, text, fix) => {
  const fault = checkGtin(property, text);
  if (fix === 'right') {
    expect(fault).toBeUndefined();
    return;
  }
  expect(fault).toMatchObject({ level: 'warning', rule: 'gtin' });
  expect(fault?.fix).toBe(fix);
});
