import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaValue } from '../../../contracts/schema/schema-checks';
import type { MarkupFindings } from '../findings';
import { withoutSchemaOrg } from '../markup/json-ld-context';
import type { Markup } from '../markup/markup-graph';
import { googlePage } from '../rich-results/sources';
import { isKindOf } from '../vocabulary/vocabulary';
import { lettersOf } from './enumerations';
import { checkNumber } from './numbers';
import type { ValueFault } from './value-fault';

const { source } = googlePage('job posting', 'job-posting');
/** Of `employmentType`, and of `unitText` of a salary, upper case alone. Source: Google, job posting. */
const EMPLOYMENT_TYPES = [
  ...['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
];
const SALARY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
/** Other words that can mean one unit only, by their letters. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  ...{ hourly: 'HOUR', daily: 'DAY', weekly: 'WEEK', monthly: 'MONTH' },
  ...{ yearly: 'YEAR', annually: 'YEAR', annual: 'YEAR' },
};

/** The values of a job and its salary that schema.org leaves open and Google does not. */
export function checkJob(entity: number, markup: Markup, findings: MarkupFindings): void {
  const { types = [], properties = {} } = markup.entities[entity] ?? {};
  const note = (property: string, faultOf: (text: string) => ValueFault | undefined) => {
    for (const value of properties[property] ?? []) add(findings, { entity, property, value, faultOf });
  };
  if (types.some((type) => isKindOf(type, 'JobPosting'))) {
    note('employmentType', (text) => checkOneOf('employmentType', text, EMPLOYMENT_TYPES));
    note('jobLocationType', (text) => checkOneOf('jobLocationType', text, ['TELECOMMUTE']));
  }
  if (!isSalary(entity, markup)) return;
  note('unitText', (text) => checkOneOf('unitText', text, SALARY_UNITS));
  note('value', (text) => checkNumber('value', text));
}

interface JobValue {
  entity: number;
  property: string;
  value: SchemaValue;
  faultOf: (text: string) => ValueFault | undefined;
}

function add(findings: MarkupFindings, { entity, property, value, faultOf }: JobValue): void {
  const fault = value.text?.trim() ? faultOf(value.text) : undefined;
  if (fault) findings.add({ ...fault, entity, property, line: value.line, source }, value);
}

/** Whether it is the amount of a `baseSalary`. */
function isSalary(entity: number, { parents }: Markup): boolean {
  return (parents[entity] ?? []).some(
    (amount) =>
      amount.property === 'value' &&
      parents[amount.entity]?.some(({ property }) => property === 'baseSalary') === true,
  );
}

function checkOneOf(property: string, text: string, members: readonly string[]): ValueFault | undefined {
  const name = text.trim();
  if (members.includes(name)) return undefined;
  const letters = lettersOf(withoutSchemaOrg(name));
  const fix = members.find((member) => lettersOf(member) === letters) ?? unitOf(letters, members);
  const sentence = SAYS.oneOf(property, text, members.join(', '));
  return { level: 'error', rule: 'enumeration', sentence, ...(fix && { fix }) };
}

function unitOf(letters: string, members: readonly string[]): string | undefined {
  const unit = UNIT_WORDS[letters];
  return unit && members.includes(unit) ? unit : undefined;
}
