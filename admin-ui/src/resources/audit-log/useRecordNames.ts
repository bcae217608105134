import type { AuditEntryView } from '@contracts/audit/audit';
import type { PermissionView } from '@contracts/permissions/permissions';
import type { PlanView } from '@contracts/plans/plans';
import { useGetMany } from 'react-admin';
import type { NameOf } from './auditChanges';

/** The names of the batches and plans that an entry speaks of; those that are gone have none. */
export function useRecordNames({ resource, before, after }: AuditEntryView): NameOf {
  const idsOf = (field: string) => {
    // A batch's own `batch` is its name.
    if (resource !== 'users') return [];
    const ids = [before?.[field], after?.[field]];
    return ids.filter((id): id is string => typeof id === 'string' && id !== '');
  };
  const [batchIds, planIds] = [idsOf('batch'), idsOf('userPlan')];
  const { data: batches } = useGetMany<PermissionView>(
    'tools-permissions',
    { ids: batchIds },
    { enabled: batchIds.length > 0 },
  );
  const { data: plans } = useGetMany<PlanView>(
    'pro-plans',
    { ids: planIds },
    { enabled: planIds.length > 0 },
  );
  const names = new Map<string, string>();
  for (const batch of found(batches)) names.set(batch.id, batch.batch);
  for (const plan of found(plans)) names.set(plan.id, plan.name);
  return (id) => names.get(id);
}

/** React-admin leaves a gap for each record that it does not have yet. */
function found<Row>(records: readonly (Row | undefined)[] = []): Row[] {
  return records.filter((record) => record !== undefined);
}
