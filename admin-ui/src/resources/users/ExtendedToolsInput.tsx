import type { PermissionView } from '@contracts/permissions/permissions';
import { useGetOne, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PermissionChecklist } from '../permissions/PermissionChecklist';

/** The user's own tools beside the batch's, which show as ticked and locked. */
export function ExtendedToolsInput() {
  const batch = useWatch<{ batch?: string }>({ name: 'batch' });
  const { data } = useGetOne<PermissionView>(
    'tools-permissions',
    { id: batch ?? '' },
    { enabled: Boolean(batch) },
  );
  const { field, fieldState } = useInput({ source: 'extendedPermissions' });
  const own = (field.value ?? []) as string[];
  const selection = {
    defaultTool: '',
    allowed: own,
    locked: batch ? (data?.allowed ?? []) : [],
  };
  return (
    <PermissionChecklist
      label="Tools"
      selection={selection}
      onChange={({ allowed }) => field.onChange([...allowed])}
      error={fieldState.error?.message}
    />
  );
}
