import { identityKey } from '../text/identity-key';

/** Of rows with one e-mail the first that is imported counts: another would undo what it did. */
export class FirstRows {
  private readonly rows = new Map<string, number>();

  /** The row above with the same e-mail; of an e-mail without one, an imported row is the first for those below. */
  above({ row, email }: { row: number; email: string }, isImported: boolean): number | undefined {
    const key = identityKey(email);
    const first = this.rows.get(key);
    if (first === undefined && isImported) this.rows.set(key, row);
    return first;
  }
}
