import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ExtractionRuleDto } from './crawls.dto';

it.each([
  ['Heading', 0],
  [' Heading ', 0],
  ['', 1],
  [' ', 1],
  ['x'.repeat(61), 1],
  [7, 1],
])('takes an extraction rule with the name %j, or refuses it', (name, faults) => {
  const rule = plainToInstance(ExtractionRuleDto, { name, by: 'selector', rule: 'h1' });
  expect(validateSync(rule)).toHaveLength(faults);
  if (faults === 0) expect(rule.name).toBe('Heading');
});
