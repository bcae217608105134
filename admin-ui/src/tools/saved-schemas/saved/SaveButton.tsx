import { SAVED_SCHEMA_MESSAGES as SAYS } from '@contracts/schema/saved-schema-messages';
import { MAX_SCHEMA_NAME, type SavedSchemaView } from '@contracts/schema/saved-schemas';
import type { SchemaForm } from '@contracts/schema/schema';
import SaveIcon from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { messageOf } from '../../../providers/apiClient';
import { NameDialog } from '../../../shared/form/NameDialog';
import { saveSchema, SCHEMAS_KEY } from './savedSchemaApi';

interface SaveButtonProps {
  /** What was opened or saved before. */
  saved: SavedSchemaView | undefined;
  onSaved: (saved: SavedSchemaView) => void;
}

/** Keeps the form, finished or not: under the name that it has, or under one that is asked for. */
export function SaveButton({ saved, onSaved }: SaveButtonProps) {
  const { getValues } = useFormContext<SchemaForm>();
  const client = useQueryClient();
  const notify = useNotify();
  const [naming, setNaming] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async (name: string) => {
    onSaved(await saveSchema(name, getValues(), saved?.id));
    notify(SAYS.saved, { type: 'success' });
    await client.invalidateQueries({ queryKey: [SCHEMAS_KEY] });
  };
  const saveAgain = async (name: string) => {
    setBusy(true);
    try {
      await save(name);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        size="large"
        startIcon={<SaveIcon />}
        loading={busy}
        loadingPosition="start"
        onClick={() => (saved ? void saveAgain(saved.name) : setNaming(true))}
      >
        Save
      </Button>
      <NameDialog
        open={naming}
        title="Save this schema"
        action="Save"
        name={getValues('article_title').trim().slice(0, MAX_SCHEMA_NAME)}
        maxLength={MAX_SCHEMA_NAME}
        missing={SAYS.nameRequired}
        onClose={() => setNaming(false)}
        onSubmit={save}
      />
    </>
  );
}
