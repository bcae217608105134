import { IMPORT_FIELDS, type ImportColumns, type ImportField } from '../../contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
import { PERMISSION_IDS } from '../../contracts/access/tool-ids';
import { type Tool, TOOLS } from '../../contracts/access/tools';
import { isDayOrMoment } from '../../contracts/validation/day';
import { resolveToolId } from '../access/catalogue';
import { identityKey } from '../text/identity-key';

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
/** Day before month, as the form shows dates. */
const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const SUB_TOOLS = new Map(
  (TOOLS as readonly Tool[]).flatMap(({ subTools = [] }) =>
    subTools.map(({ id, name }) => [identityKey(name), id] as const),
  ),
);

/** Reads a row into the terms of the user form. An empty cell says nothing. */
export function readImportRow(
  { row, cells }: { row: number; cells: readonly string[] },
  columns: ImportColumns,
  names: ImportNames,
): ImportEntry {
  const textOf = (field: ImportField) => cells[columns[field] ?? -1]?.trim() ?? '';
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
  if (impliesPro(entry.fields)) entry.fields.userType = 'pro';
  return entry;
}

/** What only pro users have makes a pro user where the row does not say the type. */
function impliesPro({ userType, userPlan, subscriptionEndDate }: ImportEntry['fields']): boolean {
  return userType === undefined && (userPlan !== undefined || subscriptionEndDate !== undefined);
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
  extendedPermissions: readTools,
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

/** Ids or titles of tools and their parts, parted by semicolons or commas. */
function readTools(text: string): Reading {
  const ids: string[] = [];
  for (const name of text.split(/[;,|]/).map((part) => part.trim())) {
    if (name === '') continue;
    const id = PERMISSION_IDS.find((known) => known === name) ?? resolveToolId(name) ?? subToolId(name);
    if (id === undefined) return { problem: USER_IMPORT_MESSAGES.toolUnknown(name) };
    ids.push(id);
  }
  return { value: ids };
}

function subToolId(name: string): string | undefined {
  return SUB_TOOLS.get(identityKey(name));
}
