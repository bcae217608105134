import { IMPORT_FIELDS, type ImportColumns, type ImportField } from '../../contracts/users/user-import';
import { columnsNamed } from '../csv/import-key';
import { HEADERS, IMPORT_LANGUAGES } from './import-words';

const fieldByWord = new Map<string, ImportField>(
  IMPORT_LANGUAGES.flatMap((language) =>
    IMPORT_FIELDS.flatMap((field) => (HEADERS[language][field] ?? []).map((word) => [word, field] as const)),
  ),
);

/** What the columns of a file are taken for by their names; of two with the same meaning the first. */
export function matchColumns(header: readonly string[]): Partial<ImportColumns> {
  return withName(columnsNamed(header, fieldByWord));
}

/** Half a name beside a `Name` is the other half of it (`Vorname, Name`); half a name alone is the whole (`Nom`). */
function withName({ name, firstName, lastName, ...others }: Partial<ImportColumns>): Partial<ImportColumns> {
  if (firstName !== undefined && lastName !== undefined) {
    return { ...(name !== undefined && { name }), firstName, lastName, ...others };
  }
  if (name !== undefined && firstName !== undefined) return { firstName, lastName: name, ...others };
  if (name !== undefined && lastName !== undefined) return { firstName: name, lastName, ...others };
  const only = name ?? firstName ?? lastName;
  return { ...(only !== undefined && { name: only }), ...others };
}
