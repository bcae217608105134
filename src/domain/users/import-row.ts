import { IMPORT_FIELDS, type ImportColumns, type ImportField } from '../../contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import { isDayOrMoment } from '../../contracts/validation/day';
import type { TableRow } from '../csv/table';
import { withoutGuard } from '../csv/writer';
import { identityKey } from '../text/identity-key';
import { readTools } from './import-tools';

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
}

type Reading = { value: unknown } | { problem: string };

const YES = ['yes', 'y', 'true', '1', 'active', 'on', 'enabled'];
const NO = ['no', 'n', 'false', '0', 'inactive', 'off', 'disabled'];
const PRO_FIELDS = ['userPlan', 'subscriptionEndDate'] as const;
/** Day before month, as the form shows dates. */
const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Reads a row into the terms of the user form. An empty cell says nothing. */
export function readImportRow(
  { row, cells }: Pick<TableRow, 'row' | 'cells'>,
  columns: ImportColumns,
  names: ImportNames,
): ImportEntry {
  const textOf = (field: ImportField) => {
    const text = cells[columns[field] ?? -1]?.trim() ?? '';
    // No export holds passwords: an apostrophe in one is its own.
    return field === 'password' ? text : withoutGuard(text).trim();
  };
  const entry: ImportEntry = { row, email: textOf('email').toLowerCase(), fields: {}, problems: {} };
  for (const field of IMPORT_FIELDS) {
    const text = textOf(field);
    if (text === '' || field === 'email') continue;
    if (field === 'password') {
      entry.password = text;
      continue;
    }
    const reading = READERS[field](text, names);
    if ('problem' in reading) entry.problems[field] = reading.problem;
    else entry.fields[field] = reading.value;
  }
  // What only pro users have makes a pro user where the row does not say the type.
  if (entry.fields.userType === undefined && PRO_FIELDS.some((field) => field in entry.fields)) {
    entry.fields.userType = 'pro';
  }
  if (entry.fields.userType === 'free' && PRO_FIELDS.some((field) => textOf(field) !== '')) {
    entry.problems.userType = USER_IMPORT_MESSAGES.freeAsPro;
  }
  return entry;
}

const READERS: Record<
  Exclude<ImportField, 'email' | 'password'>,
  (text: string, names: ImportNames) => Reading
> = {
  name: (text) => ({ value: text }),
  role: (text) => ({ value: text.toLowerCase() }),
  userType: (text) => ({ value: text.toLowerCase() }),
  isActive: readActive,
  batch: (text, { batches }) => readName(text, batches, USER_IMPORT_MESSAGES.batchUnknown),
  userPlan: (text, { plans }) => readName(text, plans, USER_IMPORT_MESSAGES.planUnknown),
  subscriptionEndDate: readEnd,
  extendedPermissions: readExtraTools,
};

function readActive(text: string): Reading {
  const answer = text.toLowerCase();
  if (YES.includes(answer)) return { value: true };
  return NO.includes(answer) ? { value: false } : { problem: USER_IMPORT_MESSAGES.activeInvalid };
}

function readName(
  text: string,
  ids: ReadonlyMap<string, string>,
  unknown: (name: string) => string,
): Reading {
  const id = ids.get(identityKey(text));
  return id === undefined ? { problem: unknown(text) } : { value: id };
}

/** `31/01/2027` as `2027-01-31`; anything else as the form takes it. */
function readEnd(text: string): Reading {
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  const value = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isDayOrMoment(value) ? { value } : { problem: USER_IMPORT_MESSAGES.endInvalid };
}

function readExtraTools(text: string): Reading {
  const read = readTools(text);
  return 'ids' in read ? { value: read.ids } : { problem: USER_IMPORT_MESSAGES.toolUnknown(read.unknown) };
}
