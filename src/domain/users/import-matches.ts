import { ROLES, USER_TYPES } from '../../contracts/access/roles';
import {
  type ImportField,
  MATCHED_FIELDS,
  type MatchedField,
  type MatchedValue,
  MAX_MATCHED_LENGTH,
  MAX_MATCHED_VALUES,
  NO_PLAN,
  type UnreadValue,
} from '../../contracts/users/user-import';
import { identityKey } from '../text/identity-key';

const keyOf = (field: ImportField, text: string) => `${field}:${identityKey(text)}`;

/** What words of a file mean, whatever their case and spaces. */
export class ImportMatches {
  private readonly valueByWord = new Map<string, string>();

  constructor(values: readonly MatchedValue[]) {
    for (const { field, text, value } of [...values].reverse()) {
      this.valueByWord.set(keyOf(field, text), value);
    }
  }

  /** What a cell of a field means; undefined where nobody has said it. */
  of(field: ImportField, text: string): string | undefined {
    return this.valueByWord.get(keyOf(field, text));
  }
}

/** Ids that a word of a batch or plan may mean. */
interface KnownIds {
  batches: ReadonlySet<string>;
  plans: ReadonlySet<string>;
}

/** Whether a word can mean this in its field: `''` (nothing) always. */
export function canMean({ field, value }: MatchedValue, { batches, plans }: KnownIds): boolean {
  if (value === '') return true;
  const can: Record<MatchedField, boolean> = {
    role: ROLES.some((role) => role === value),
    isActive: value === 'yes' || value === 'no',
    batch: batches.has(value),
    userType: USER_TYPES.some((type) => type === value),
    userPlan: value === NO_PLAN || plans.has(value),
  };
  return can[field];
}

/** Counts the words of a file that could not be read; words too long to be matched are left out. */
export class UnreadValues {
  private readonly byWord = new Map<string, UnreadValue>();

  add(field: ImportField, text: string): void {
    const matched = MATCHED_FIELDS.find((each) => each === field);
    if (!matched || text.length > MAX_MATCHED_LENGTH) return;
    const key = keyOf(field, text);
    const known = this.byWord.get(key);
    if (known) known.rows += 1;
    else this.byWord.set(key, { field: matched, text, rows: 1 });
  }

  /** As many as can be matched, those of the most rows first. */
  list(): UnreadValue[] {
    return [...this.byWord.values()].sort((a, b) => b.rows - a.rows).slice(0, MAX_MATCHED_VALUES);
  }
}
