import {
  IMPORT_LABELS,
  IMPORT_PREVIEW_ROWS,
  type ImportField,
  type ImportRowView,
  type ImportSummary,
  type InvitationCounts,
  type RowCounts,
  type RowInvitation,
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

/** What is known of a row beside its outcome. */
interface RowFacts {
  passwordIgnored: boolean;
  /** Of a planned row; of one that is done, its invitation tells. */
  withoutPassword?: boolean;
  invitation?: RowInvitation;
}

/** Adds up rows as they come, and keeps the first errors. */
export class ImportTally implements ImportSummary {
  readonly counts = noRows();
  readonly preview: ImportRowView[] = [];
  readonly invitations: InvitationCounts = { sent: 0, failed: 0 };
  passwordsIgnored = 0;
  withoutPassword = 0;

  add({ row, email, outcome, reason }: ImportRowView, { passwordIgnored, ...told }: RowFacts): void {
    this.counts[outcome]++;
    if (passwordIgnored) this.passwordsIgnored++;
    if (told.withoutPassword ?? told.invitation !== undefined) this.withoutPassword++;
    if (told.invitation === 'sent' || told.invitation === 'failed') this.invitations[told.invitation]++;
    if (outcome !== 'error' || this.preview.length >= IMPORT_PREVIEW_ROWS) return;
    this.preview.push({ row, email, outcome, reason });
  }
}
