import {
  IMPORT_LABELS,
  IMPORT_PREVIEW_ROWS,
  type ImportField,
  type ImportRowView,
  type ImportSummary,
  type RowCounts,
} from '../../contracts/users/user-import';

/** The counts of an import that has not begun. */
export function noRows(): RowCounts {
  return { created: 0, updated: 0, unchanged: 0, error: 0 };
}

/** Which fields an update changes, by their names for people: `Batch, subscription end`. */
export function changesText(fields: readonly string[]): string {
  const names = fields.map((field) => (field in IMPORT_LABELS ? IMPORT_LABELS[field as ImportField] : field));
  return names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ');
}

/** Adds up rows as they come, and keeps the first errors. */
export class ImportTally implements ImportSummary {
  readonly counts = noRows();
  readonly preview: ImportRowView[] = [];
  passwordsIgnored = 0;

  add({ row, email, outcome, reason }: ImportRowView, passwordIgnored: boolean): void {
    this.counts[outcome]++;
    if (passwordIgnored) this.passwordsIgnored++;
    if (outcome !== 'error' || this.preview.length >= IMPORT_PREVIEW_ROWS) return;
    this.preview.push({ row, email, outcome, reason });
  }
}
