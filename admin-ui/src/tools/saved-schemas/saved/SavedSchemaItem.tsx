import { SAVED_SCHEMA_MESSAGES } from '@contracts/schema/saved-schema-messages';
import { MAX_SCHEMA_NAME, type SavedSchemaEntry } from '@contracts/schema/saved-schemas';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirmation } from '../../../shared/Confirmation';
import { formatDay } from '../../../shared/format';
import { NameDialog } from '../../../shared/form/NameDialog';
import { SavedRow } from '../../../shared/saved/SavedRow';

interface SavedSchemaItemProps {
  schema: SavedSchemaEntry;
  busy: boolean;
  onOpen: () => void;
  /** Absent where the user may not use the tool that checks pages. */
  onCheck?: () => void;
  onRename: (name: string) => Promise<void>;
  onRemove: () => void;
}

/** One saved schema with what can be done with it. */
export function SavedSchemaItem({
  schema: { name, address, updatedAt },
  busy,
  onOpen,
  onCheck,
  onRename,
  onRemove,
}: SavedSchemaItemProps) {
  const [dialog, setDialog] = useState<'rename' | 'delete'>();
  return (
    <SavedRow
      name={name}
      facts={[address, formatDay(updatedAt)].filter(Boolean).join(' · ')}
      actions={
        onCheck ? (
          <Button size="small" disabled={busy} onClick={onCheck} aria-label={`Check page of ${name}`}>
            Check page
          </Button>
        ) : null
      }
      opening={busy}
      onOpen={onOpen}
      menu={[
        { label: 'Rename', onChoose: () => setDialog('rename') },
        { label: 'Delete', onChoose: () => setDialog('delete') },
      ]}
    >
      <NameDialog
        open={dialog === 'rename'}
        maxLength={MAX_SCHEMA_NAME}
        missing={SAVED_SCHEMA_MESSAGES.nameRequired}
        title="Rename schema"
        action="Rename"
        name={name}
        onClose={() => setDialog(undefined)}
        onSubmit={onRename}
      />
      <Confirmation
        open={dialog === 'delete'}
        title={`Delete ${name}?`}
        text="This cannot be undone. The schema on your page stays as it is."
        action="Delete"
        destroys
        onConfirm={() => {
          setDialog(undefined);
          onRemove();
        }}
        onClose={() => setDialog(undefined)}
      />
    </SavedRow>
  );
}
