import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import {
  type BlockTool,
  type BlockVariant,
  MAX_BLOCK_TEXT,
  type SavedBlockView,
} from '@contracts/blocks/blocks';
import { onePaste } from '@domain/blocks/one-paste';
import Dialog from '@mui/material/Dialog';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { messageOf } from '../../../providers/apiClient';
import { CLOSE_DIALOG, LeaveWarning } from '../../../shared/form/LeaveWarning';
import { saveBlob } from '../../../shared/saveBlob';
import { useKeptChanges } from '../../../shared/text/useKeptChanges';
import { type UnsavedBlock, unsavedBlockName } from '../unsavedBlock';
import { standalonePage } from '../output/standalonePage';
import { useStylesheet } from '../preview/useStylesheet';
import { exportEdited } from '../saved/blockApi';
import { NameDialog } from '../../../shared/form/NameDialog';
import { variantName } from '../../../shared/savedBlocks';
import { CountSwitch } from '../clicks/CountSwitch';
import { useCountedHtml } from '../clicks/useCountedHtml';
import { CopyByHand } from './CopyByHand';
import { EditorHeader } from './EditorHeader';
import { EditorPanes } from './EditorPanes';
import { MoreMenu } from './MoreMenu';
import { useBlockEditor } from './useBlockEditor';
import { useCopies } from './useCopies';
import type { FormShape } from './formShape';
import { useQueryClient } from '@tanstack/react-query';
import { BLOCKS_KEY, noteCopied } from '../../../shared/blocks/savedBlockApi';

interface BlockEditorProps {
  tool: BlockTool;
  variant: BlockVariant;
  /** The saved block to go on with; else the variant's sample. */
  saved?: SavedBlockView;
  /** What was changed in it before, and not saved. */
  changes?: FormShape;
  /** Whether the address names it still; Back leads from it to the styles. */
  isOpen: boolean;
  /** Leads to the styles, as Back does. */
  onClose: () => void;
  /** Told when it may go. */
  onClosed: () => void;
}

/** Edits one block beside its preview, then hands out its HTML and CSS. Closing asks before it forgets what was not saved. */
export function BlockEditor(props: BlockEditorProps) {
  const { tool, variant, saved: given, changes, isOpen, onClose, onClosed } = props;
  const editor = useBlockEditor(variant, given, changes);
  const { form, mode, setMode, block, html, saved, setSaved, save, refused } = editor;
  const noted = useNotedCopy(saved, setSaved);
  const { copyBlock, copyHtml, copyCss, byHand, closeByHand } = useCopies(variant, noted);
  const [naming, setNaming] = useState(false);
  const { data: css } = useStylesheet(variant);
  const notify = useNotify();
  const titleId = useId();
  const name = saved?.name ?? variantName(variant);

  const { setFocus, formState } = form;
  const { isDirty } = formState;
  const withHtml = useCountedHtml({ block, html, saved, isDirty, save });
  const forgetChanges = useKeptChanges(
    unsavedBlockName(tool),
    { variant, saved, form: editor.values } satisfies UnsavedBlock,
    isDirty,
  );
  const endClosed = useEffectEvent(() => {
    forgetChanges();
    onClosed();
  });
  useEffect(() => {
    if (!isOpen) endClosed();
  }, [isOpen]);
  useEffect(() => {
    if (refused !== undefined && !naming) setFocus(refused);
  }, [refused, naming, setFocus]);

  const saveChanges = async () => {
    if (!saved) {
      setNaming(true);
      return;
    }
    await save(saved.name, saved.id).catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  };

  return (
    <FormProvider {...form}>
      <LeaveWarning
        question={{
          ...CLOSE_DIALOG,
          staysWhileSaving: false,
          text: saved ? BLOCK_MESSAGES.discardText : BLOCK_MESSAGES.discardUnsavedText,
        }}
      />
      {/* Without onClose: neither Escape nor a click beside it closes. */}
      <Dialog open={isOpen} fullScreen aria-labelledby={titleId} aria-describedby={`${titleId}-state`}>
        <EditorHeader
          titleId={titleId}
          title={`Customize ${variantName(variant)}`}
          saved={saved?.name}
          changed={isDirty}
          mode={mode}
          styled={css !== undefined}
          onDone={() => setMode('finished')}
          onEdit={() => setMode('edit')}
          onCopyBlock={() => withHtml((copied) => copyBlock(onePaste(copied, css ?? '')))}
          onCopyHtml={() => withHtml(copyHtml)}
          onCopyCss={() => copyCss(css ?? '')}
          onSave={() => void saveChanges()}
          onClose={onClose}
          more={
            <MoreMenu
              styled={css !== undefined}
              onDownload={() =>
                saveBlob(
                  new Blob([standalonePage(name, html, css ?? '')], { type: 'text/html' }),
                  `${name}.html`,
                )
              }
              onSaveAs={() => setNaming(true)}
              onExport={() => exportEdited(name, block)}
            />
          }
        />
        <EditorPanes block={block} html={html} mode={mode}>
          <CountSwitch block={block} saved={saved} inEditor onChanged={setSaved} />
        </EditorPanes>
        <NameDialog
          open={naming}
          maxLength={MAX_BLOCK_TEXT}
          missing={BLOCK_MESSAGES.nameRequired}
          title="Save block"
          action="Save"
          name={saved ? '' : name}
          onClose={() => setNaming(false)}
          onSubmit={async (chosen) => {
            await save(chosen);
          }}
        />
        {byHand === undefined ? null : <CopyByHand text={byHand} onClose={closeByHand} />}
      </Dialog>
    </FormProvider>
  );
}

/** Notes that a block was copied that was to be refreshed on its pages; where that fails it stays in the list of those. */
function useNotedCopy(
  saved: SavedBlockView | undefined,
  setSaved: (block: SavedBlockView) => void,
): () => void {
  const client = useQueryClient();
  const note = async (id: string) => {
    setSaved(await noteCopied(id));
    await client.invalidateQueries({ queryKey: [BLOCKS_KEY] });
  };
  return () => {
    if (saved?.toRefresh) note(saved.id).catch(() => undefined);
  };
}
