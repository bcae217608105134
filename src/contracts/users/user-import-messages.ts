import { type DateOrder, MAX_IMPORT_BYTES, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from './user-import';

const MEGABYTE = 1024 * 1024;
const LIMITS = `${MAX_IMPORT_BYTES / MEGABYTE} MB and ${MAX_IMPORT_ROWS.toLocaleString('en')} rows`;

/** What the import of users says beside the sentences of the user form. */
export const USER_IMPORT_MESSAGES = {
  tooLarge: `A file may have up to ${LIMITS}. Split it and import the parts one after the other.`,
  tooManyColumns: `This file has more than ${MAX_IMPORT_COLUMNS} columns. Remove the ones you do not need and try again.`,
  notCsv: 'Only .csv files can be read. Save your list of users as .csv and select that file.',
  empty: 'This file is empty. Download the template to see how a list of users looks.',
  binary: 'This file is not text. Save your list of users as .csv and select that file.',
  spreadsheet: 'This is an Excel workbook with a .csv name. Open it, save it as .csv and select that file.',
  noRows: 'This file has a header and no rows below it. Add a row for each user and try again.',
  columnsFirst: 'Send the columns before the file.',
  settingsInvalid: 'What is set for all rows could not be read. Reload the page and try again.',
  columnsInvalid: 'The columns could not be read. Reload the page and try again.',
  columnMissing: 'The file does not have this column. Choose another one.',
  emailColumnRequired: 'Choose the column that holds the email: users are found by it.',
  endInvalid: (order: DateOrder) =>
    `Enter the subscription end as ${order === 'day-first' ? '31/12/2027' : '12/31/2027'} or 2027-12-31, or with a time as 2027-12-31T18:00Z.`,
  activeInvalid: 'Active must be yes or no.',
  batchUnknown: (name: string) => `There is no batch named “${name}”.`,
  planUnknown: (name: string) => `There is no plan named “${name}”.`,
  valueGone: (text: string) =>
    `What “${text}” is matched to does not exist any more. Choose something else for it and check the file again.`,
  toolUnknown: (name: string) => `There is no tool named “${name}”.`,
  freeAsPro: 'This row says free, but has a plan or a subscription end. Leave these empty, or say pro.',
  duplicate: (row: number) => `Row ${row.toLocaleString('en')} has the same email. Keep one of the two.`,
  /** In the report, behind a new user without a password. */
  invitations: {
    sent: 'Invitation sent',
    failed: 'The invitation could not be sent',
    none: 'No password yet: hand over a link',
  },
  passwordsIgnored: (count: number) =>
    count === 1
      ? 'One row has a password for an existing user. It is ignored: the user keeps their password.'
      : `${count.toLocaleString('en')} rows have a password for existing users. They are ignored: those users keep their passwords.`,
} as const;
