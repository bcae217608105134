import {
  type ImportColumns,
  type ImportField,
  type ImportSettings,
  NO_PLAN,
} from '../../contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import type { TableRow } from '../csv/table';
import { withoutGuard } from '../csv/writer';
import { identityKey } from '../text/identity-key';
import type { ImportMatches } from './import-matches';
import { readPerson } from './import-person';
import { withSettings } from './import-settings';
import { readTools } from './import-tools';
import { readDate, readRole, readUserType, readYesNo } from './import-values';

/** Ids of batches and plans by the identity key of their names. */
export interface ImportNames {
  batches: ReadonlyMap<string, string>;
  plans: ReadonlyMap<string, string>;
}

/** What one row says of an account. */
export interface ImportEntry {
  row: number;
  email: string;
  password?: string;
  /** In the form's own terms; what the row leaves empty is absent. The form's rules have not looked at it yet. */
  fields: Record<string, unknown>;
  /** What could not be read, by field. */
  problems: Partial<Record<ImportField, string>>;
  /** Words that mean nothing that is known, by field. Absent where there are none. */
  unread?: Partial<Record<ImportField, string>>;
}

/** A value may be one that only the form's rules refuse: then it is `unread` as well. */
type Reading = { value: unknown; unread?: boolean } | { problem: string };
type ReadField = Exclude<ImportField, 'email' | 'password' | 'name' | 'firstName' | 'lastName'>;

const PRO_FIELDS = ['userPlan', 'subscriptionEndDate'] as const;

/** What the cells of a file are read by. */
export interface ImportTerms extends ImportNames {
  settings: ImportSettings;
  /** What words of the file mean, where somebody has said it. */
  matches?: ImportMatches;
}

/** Reads a row into the terms of the user form. An empty cell says nothing. */
export function readImportRow(
  { row, cells }: Pick<TableRow, 'row' | 'cells'>,
  columns: ImportColumns,
  terms: ImportTerms,
): ImportEntry {
  const rawOf = (field: ImportField) => cells[columns[field] ?? -1]?.trim() ?? '';
  const textOf = (field: ImportField) => withoutGuard(rawOf(field)).trim();
  const { email, name } = readPerson(textOf('email'));
  const fields: Record<string, unknown> = {};
  const problems: ImportEntry['problems'] = {};
  const whole = textOf('name') || joined(textOf('firstName'), textOf('lastName')) || name;
  if (whole) fields.name = whole;
  const unread: ImportEntry['problems'] = {};
  for (const field of READ_FIELDS) {
    const text = textOf(field);
    const reading = text === '' ? undefined : meaningOf(field, text, terms);
    if (!reading) continue;
    if ('problem' in reading) problems[field] = reading.problem;
    else fields[field] = reading.value;
    if ('problem' in reading || reading.unread) unread[field] = text;
  }
  if (fields.userPlan === NO_PLAN) {
    delete fields.userPlan;
    fields.userType ??= 'free';
  }
  if (fields.userType === 'free' && PRO_FIELDS.some((field) => field in fields || field in problems)) {
    problems.userType = USER_IMPORT_MESSAGES.freeAsPro;
  }
  // What only pro users have makes a pro user where the row does not say the type.
  const saysPro = fields.userType === undefined && PRO_FIELDS.some((field) => field in fields);
  const said = saysPro ? { ...fields, userType: 'pro' } : fields;
  // No export holds passwords: an apostrophe in one is its own.
  const password = rawOf('password');
  return {
    row,
    email: email.toLowerCase(),
    ...(password && { password }),
    fields: withSettings(said, terms.settings),
    problems,
    ...(Object.keys(unread).length > 0 && { unread }),
  };
}

/** What a cell means by what was said of its word, else by itself; undefined where it is to say nothing. */
function meaningOf(field: ReadField, text: string, terms: ImportTerms): Reading | undefined {
  const meant = terms.matches?.of(field, text);
  if (meant === undefined) return READERS[field](text, terms);
  if (meant === '') return undefined;
  return { value: field === 'isActive' ? meant === 'yes' : meant };
}

const READERS: Record<ReadField, (text: string, terms: ImportTerms) => Reading> = {
  role: (text) => orAsIs(readRole(text), text),
  userType: (text) => orAsIs(readUserType(text), text),
  isActive: (text) => orProblem(readYesNo(text), USER_IMPORT_MESSAGES.activeInvalid),
  batch: (text, { batches }) => readName(text, batches, USER_IMPORT_MESSAGES.batchUnknown),
  userPlan: (text, { plans }) => readName(text, plans, USER_IMPORT_MESSAGES.planUnknown),
  subscriptionEndDate: (text, { settings: { dateOrder } }) =>
    orProblem(readDate(text, dateOrder), USER_IMPORT_MESSAGES.endInvalid(dateOrder)),
  extendedPermissions: readExtraTools,
};
const READ_FIELDS = Object.keys(READERS) as ReadField[];

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}

/** What the form's rules refuse by their own sentence. */
function orAsIs(value: string | undefined, text: string): Reading {
  return value === undefined ? { value: text.toLowerCase(), unread: true } : { value };
}

function orProblem(value: unknown, problem: string): Reading {
  return value === undefined ? { problem } : { value };
}

function readName(
  text: string,
  ids: ReadonlyMap<string, string>,
  unknown: (name: string) => string,
): Reading {
  const id = ids.get(identityKey(text));
  return id === undefined ? { problem: unknown(text) } : { value: id };
}

function readExtraTools(text: string): Reading {
  const read = readTools(text);
  return 'ids' in read ? { value: read.ids } : { problem: USER_IMPORT_MESSAGES.toolUnknown(read.unknown) };
}
