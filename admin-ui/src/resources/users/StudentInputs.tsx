import { USER_TYPES } from '@contracts/access/roles';
import type { PermissionView } from '@contracts/permissions/permissions';
import type { UpdateUserDto } from '@contracts/users/users.dto';
import { subscriptionEndOf } from '@domain/usage/subscription';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { AutocompleteInput, ReferenceInput, SelectInput, useGetOne, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Deferred } from '../../shared/Deferred';
import { FormSection } from '../../shared/form/FormSection';
import { lazyNamed } from '../../shared/lazyNamed';
import { usePreload } from '../../shared/usePreload';
import { PermissionChecklist } from '../permissions/PermissionChecklist';

const PlanInputs = lazyNamed(() => import('./ProInputs'), 'PlanInputs');
const OwnLimits = lazyNamed(() => import('./ProInputs'), 'OwnLimits');

const TYPE_CHOICES = USER_TYPES.map((id) => ({ id, name: id === 'pro' ? 'Pro' : 'Free' }));

type PlanFields = Pick<UpdateUserDto, 'userType' | 'subscriptionEndDate'>;

const RULE = 'Pro users have a plan until their subscription ends.';
const ENDED =
  'This subscription has ended, so the user counts as free. Enter a later end date to renew it, or choose Free.';

/** What only students have: a batch with tools, and, when pro, a plan. */
export function StudentInputs() {
  const [userType, end] = useWatch<PlanFields, ['userType', 'subscriptionEndDate']>({
    name: ['userType', 'subscriptionEndDate'],
  });
  usePreload(PlanInputs);
  const [now] = useState(() => new Date());
  const isEnded = userType === 'pro' && end && subscriptionEndOf(end) < now;
  return (
    <>
      <FormSection
        place="batch"
        title="Batch and tools"
        text="The batch’s tools are always included. Tick the extra tools of this user."
      >
        <ReferenceInput source="batch" reference="tools-permissions" sort={{ field: 'batch', order: 'ASC' }}>
          <AutocompleteInput optionText="batch" isRequired />
        </ReferenceInput>
        <ExtendedToolsInput />
      </FormSection>
      <FormSection place="plan" title="Plan" text={isEnded ? ENDED : RULE}>
        <SelectInput source="userType" label="Account type" choices={TYPE_CHOICES} isRequired />
        {userType === 'pro' ? (
          <Deferred fallback={<Box sx={{ minHeight: { xs: 156, sm: 75 } }} />}>
            <PlanInputs />
          </Deferred>
        ) : null}
      </FormSection>
      {userType === 'pro' ? (
        <Deferred fallback={<Box sx={{ minHeight: 800 }} />}>
          <OwnLimits />
        </Deferred>
      ) : null}
    </>
  );
}

/** The user's own tools beside the batch's, which show as ticked and locked. */
function ExtendedToolsInput() {
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
