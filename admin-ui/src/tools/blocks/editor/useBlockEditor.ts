import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import type { BlockVariant, SavedBlockView } from '@contracts/blocks/blocks';
import { blockMarkup } from '@domain/blocks/blocks';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { BLOCKS_KEY } from '../../../shared/blocks/savedBlockApi';
import { saveBlock } from '../saved/blockApi';
import { blockOf, formOf, formPathOf, type FormShape } from './formShape';

/** One block while it is edited: its form, its markup as it stands, and where it is kept; `changes` are not saved yet. */
export function useBlockEditor(variant: BlockVariant, given?: SavedBlockView, changes?: FormShape) {
  const [saved, setSaved] = useState(given);
  const [mode, setMode] = useState<'edit' | 'finished'>('edit');
  /** Where in the form the first field stands that the last save was refused for. */
  const [refused, setRefused] = useState<string>();
  const form = useForm<FormShape>({ defaultValues: formOf(variant, given?.config) });
  const { reset } = form;
  useEffect(() => {
    if (changes) reset(changes, { keepDefaultValues: true });
  }, [changes, reset]);
  const values = useWatch({ control: form.control });
  // The preview may lag behind what is typed; what is kept for later may not.
  const shown = useDeferredValue(values);
  const block = useMemo(() => blockOf(variant, shown), [variant, shown]);
  const html = useMemo(() => blockMarkup(block), [block]);
  const client = useQueryClient();
  const notify = useNotify();

  /**
   * Keeps the block under a name, or its changes under the name that it has, and gives it as it is kept. A refusal of the
   * block's own fields is told on them, every other one is thrown.
   */
  const save = async (name: string, id?: string) => {
    form.clearErrors();
    setRefused(undefined);
    const edited = form.getValues();
    try {
      const kept = await saveBlock(name, blockOf(variant, edited), id);
      setSaved(kept);
      form.reset(edited, { keepValues: true });
      notify(BLOCK_MESSAGES.saved, { type: 'success' });
      await client.invalidateQueries({ queryKey: [BLOCKS_KEY] });
      return kept;
    } catch (error) {
      const refusals = error instanceof ApiError ? Object.entries(error.errors ?? {}) : [];
      const fields = refusals.filter(([field]) => field.startsWith('config.'));
      const [first] = fields;
      if (!first) throw error;
      setMode('edit');
      for (const [field, message] of fields) form.setError(formPathOf(field), { message });
      setRefused(formPathOf(first[0]));
      notify(messageOf(error), { type: 'error' });
      if (fields.length < refusals.length) throw error;
      return undefined;
    }
  };

  return { form, values, mode, setMode, block, html, saved, setSaved, save, refused };
}
