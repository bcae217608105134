import type { AuditEntryView } from '@contracts/audit/audit';
import { useGetManyAggregate } from 'react-admin';
import type { NameOf } from './auditChanges';

/** The names, as they are now, of the batches and plans that an entry speaks of. */
export function useRecordNames({ resource, before, after }: AuditEntryView): NameOf {
  const idsOf = (field: string) => {
    // A batch's own `batch` is its name.
    if (resource !== 'users') return [];
    const ids = [before?.[field], after?.[field]];
    return ids.filter((id): id is string => typeof id === 'string' && id !== '');
  };
  const batches = useNames('tools-permissions', idsOf('batch'), 'batch');
  const plans = useNames('pro-plans', idsOf('userPlan'), 'name');
  return (id) => batches(id) ?? plans(id);
}

function useNames(resource: string, ids: string[], field: string): NameOf {
  const { data } = useGetManyAggregate<{ id: string } & Record<string, string>>(
    resource,
    { ids },
    { enabled: ids.length > 0 },
  );
  return (id) => {
    if (!data || !ids.includes(id)) return undefined;
    // React-admin leaves a gap for each record that is not there.
    const records: readonly (Record<string, string> | undefined)[] = data;
    return records.find((record) => record?.id === id)?.[field] ?? `Deleted (${id})`;
  };
}
