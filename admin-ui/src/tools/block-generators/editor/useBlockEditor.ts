import { BLOCK_MESSAGES } from '@contracts/block-messages';
import type { BlockVariant, SavedBlockView } from '@contracts/blocks';
import { blockMarkup } from '@domain/blocks/blocks';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../../providers/apiClient';
import { BLOCKS_KEY, saveBlock } from '../saved/blockApi';
import { blockOf, formOf, formPathOf, type FormShape } from './formShape';

/** One block while it is edited: its form, its markup as it stands, and where it is kept. */
export function useBlockEditor(variant: BlockVariant, given?: SavedBlockView) {
  const [saved, setSaved] = useState(given);
  const [mode, setMode] = useState<'edit' | 'finished'>('edit');
  const form = useForm<FormShape>({ defaultValues: formOf(variant, given?.config) });
  const values = useDeferredValue(useWatch({ control: form.control }));
  const block = useMemo(() => blockOf(variant, values), [variant, values]);
  const html = useMemo(() => blockMarkup(block), [block]);
  const client = useQueryClient();
  const notify = useNotify();

  /** Keeps the block under a name, or its changes under the name that it has. */
  const save = async (name: string, id?: string) => {
    form.clearErrors();
    try {
      setSaved(await saveBlock(name, blockOf(variant, form.getValues()), id));
      notify(BLOCK_MESSAGES.saved, { type: 'success' });
      await client.invalidateQueries({ queryKey: [BLOCKS_KEY] });
    } catch (error) {
      const refusals = error instanceof ApiError ? Object.entries(error.errors ?? {}) : [];
      const fields = refusals.filter(([field]) => field.startsWith('config.'));
      if (fields.length > 0) setMode('edit');
      for (const [field, message] of fields) form.setError(formPathOf(field), { message });
      throw error;
    }
  };

  return { form, mode, setMode, block, html, saved, save };
}
