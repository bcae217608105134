import type { FoundChange } from './check-result';

/** A page that is gone or broken, as a change of its status. */
export function statusChange(status: number | null, told: number | null): FoundChange {
  const field = {
    field: 'status',
    before: [String(told ?? 200)],
    after: status === null ? [] : [String(status)],
    severity: 'critical',
  } as const;
  const fields = [{ ...field, before: [...field.before] }];
  return {
    kind: 'status',
    difference: { fields, hunks: [], quiet: [], severity: 'critical' },
    seenOnce: false,
  };
}
