import { MESSAGES } from '@contracts/messages';
import type { PermissionView } from '@contracts/permissions/permissions';
import type { UserView } from '@contracts/users/users';
import BatchIcon from '@mui/icons-material/SchoolOutlined';
import { useState } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { BulkDialog } from '../../../shared/list/BulkDialog';
import { useBulkChange } from '../../../shared/list/useBulkChange';
import { useStudents } from './useStudents';

/** Moves the chosen students to another batch. */
export function SetBatch() {
  const { job, students, isImpossible, others, who } = useStudents();
  const [batchName, setBatchName] = useState('');
  const change = useBulkChange<UserView>();
  const move = ({ batch }: { batch: string }) =>
    change({
      ids: students.map(({ id }) => id),
      data: { batch },
      preview: (user) => ({ ...user, batch, batchName }),
      told: `${who} moved to ${batchName}.`,
    });
  return (
    <BulkDialog<{ batch: string }>
      label="Set batch"
      icon={<BatchIcon />}
      title={`Set the batch of ${who}`}
      text={`They get the tools of the new batch and are logged out. ${others}`}
      impossible={isImpossible}
      action="Set batch"
      validate={({ batch }) => ({ batch: batch ? undefined : MESSAGES.batchRequired })}
      job={job}
      onSubmit={move}
    >
      <ReferenceInput source="batch" reference="tools-permissions" sort={{ field: 'batch', order: 'ASC' }}>
        <AutocompleteInput
          label="Batch"
          optionText="batch"
          isRequired
          onChange={(_, batch) => setBatchName(batch ? (batch as PermissionView).batch : '')}
        />
      </ReferenceInput>
    </BulkDialog>
  );
}
