import type { FileReadingView } from '../csv/file-reading';
import { REASON_COLUMN, type RefusedRows } from '../csv/refused-rows';
import type { UserType } from '../access/roles';

/** Behind the reason why an import broke off. */
export const IMPORT_BROKE_OFF =
  'The users that were imported until then stay, and the file is deleted, since it may hold passwords. Import it again for the others: nobody is added twice.';

/** What a csv of users can say of an account, in the order in which the columns are matched. */
export const IMPORT_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'password',
  'role',
  'isActive',
  'batch',
  'userType',
  'userPlan',
  'subscriptionEndDate',
  'extendedPermissions',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What people call the fields: in the template, in the matching of columns and in the report. */
export const IMPORT_LABELS: Record<ImportField, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  role: 'Role',
  isActive: 'Active',
  batch: 'Batch',
  userType: 'Account type',
  userPlan: 'Plan',
  subscriptionEndDate: 'Subscription end',
  extendedPermissions: 'Extra tools',
};

const MEGABYTE = 1024 * 1024;
export const MAX_IMPORT_BYTES = 5 * MEGABYTE;
export const MAX_IMPORT_ROWS = 20_000;
/** Columns of a file, ours or not. */
export const MAX_IMPORT_COLUMNS = 200;
/** Errors that the finished job itself tells; its report has all. */
export const IMPORT_PREVIEW_ROWS = 100;

/** Whether `1/2/2027` is the first of February or the second of January. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Fields whose cells mean one of a few things: a word that is none of them is matched once, for all rows of a file. */
export const MATCHED_FIELDS = ['role', 'isActive', 'batch', 'userType', 'userPlan'] as const;
export type MatchedField = (typeof MATCHED_FIELDS)[number];

/** What a cell of a plan may mean beside a plan: a free account, which has none. */
export const NO_PLAN = 'free';
/** Words of one file that can be matched, and characters of a word. */
export const MAX_MATCHED_VALUES = 200;
export const MAX_MATCHED_LENGTH = 100;

/** What a word means wherever it stands in a field's column. */
export interface MatchedValue {
  field: MatchedField;
  text: string;
  /** A role, `yes` or `no`, a type of account, the id of a batch or plan, `NO_PLAN`; empty: as if the cell were empty. */
  value: string;
}

/** A word that nobody has matched yet, and how many rows have it. */
export interface UnreadValue {
  field: MatchedField;
  text: string;
  rows: number;
}

/** What is said of a whole file: how it is read, and what its rows are where they do not say it themselves. */
export interface ImportSettings {
  dateOrder: DateOrder;
  /** Whether an invitation is sent to each new user without a password. */
  invite: boolean;
  /** Ids of a batch and of a plan. */
  batch?: string;
  userPlan?: string;
  userType?: UserType;
  /** A day. */
  subscriptionEndDate?: string;
  /** What words of the file mean; of two for one word the first counts. */
  values?: MatchedValue[];
}

/** Where each field stands in the file: the index of a column, from 0. The e-mail is always there. */
export type ImportColumns = Partial<Record<ImportField, number>> & { email: number };

export const ROW_OUTCOMES = ['created', 'updated', 'unchanged', 'error'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];
export type RowCounts = Record<RowOutcome, number>;

/** What became of the invitation of a new user without a password; `none`: nobody was to mail it. */
export const ROW_INVITATIONS = ['sent', 'failed', 'none'] as const;
export type RowInvitation = (typeof ROW_INVITATIONS)[number];

/** What becomes of one row, or would in a dry run. */
export interface ImportRowView {
  /** Counts from 1 for the header, as a spreadsheet does: a cell of several lines is in one row. */
  row: number;
  email: string;
  outcome: RowOutcome;
  /** Of an error the reason, of an update what changes; else empty. */
  reason: string;
}

/** An account as an import would leave it. */
export interface WrittenAccount {
  name: string;
  account: 'admin' | UserType;
  /** The names of its batch and plan; empty: none. */
  batch: string;
  plan: string;
  /** When its subscription ends, as ISO 8601; empty: it has none. */
  ends: string;
}

/** What would become of one row; an error writes nothing. */
export interface ImportCheckRow extends ImportRowView {
  written?: WrittenAccount;
}

/** What a file holds, before anybody says what its columns mean. */
export interface ImportFileView {
  columns: string[];
  /** The first rows. */
  sample: string[][];
  rows: number;
  /** What the columns are taken for by their names. */
  matched: Partial<ImportColumns>;
  reading: FileReadingView;
}

/** What an import did, or would do. */
export interface ImportSummary {
  counts: RowCounts;
  /** Rows with a password whose account exists and keeps its own. */
  passwordsIgnored: number;
  /** New users without a password. */
  withoutPassword: number;
}

/** What an import would do, row by row. */
export interface ImportCheckView extends ImportSummary {
  rows: ImportCheckRow[];
  /** Words that could not be read, the most frequent first. */
  unread: UnreadValue[];
  /** The rows with errors as the file has them. */
  refused: RefusedRows;
}

/** What an import is asked for, as its admin sees it. */
export interface UserImportParameters {
  fileName: string;
  bytes: number;
  /** Of the file's cells, as a byte: the report has it too. Absent for imports from before. */
  delimiter?: number;
  /** The file's own columns, and which of them holds the emails: the report has them too. Absent for imports from before. */
  columns?: { names: string[]; email: number };
}

/** What an import ends with; its report is the job's file. */
export interface UserImportResult extends ImportSummary {
  fileName: string;
  /** The first errors. */
  preview: ImportRowView[];
  /** Of the new users without a password, those to whom an invitation was sent, and those whose email failed. */
  invitations: InvitationCounts;
}

export interface InvitationCounts {
  sent: number;
  failed: number;
}

/** The report's name, before the name of the file that was imported. */
export const IMPORT_REPORT_PREFIX = 'import-report-';
/** What the report says of each row, behind the file's own columns. */
export const IMPORT_REPORT_COLUMNS = ['Row', 'Outcome', REASON_COLUMN] as const;
export const IMPORT_TEMPLATE_NAME = 'users-template.csv';
