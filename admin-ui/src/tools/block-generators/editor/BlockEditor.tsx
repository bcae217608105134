import type { BlockVariant, SavedBlockView } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { messageOf } from '../../../providers/apiClient';
import { LeaveWarning } from '../../../shared/form/LeaveWarning';
import { saveBlob } from '../../../shared/saveBlob';
import { BlockForm } from '../forms/BlockForm';
import { withInlineCss } from '../output/inlineCss';
import { standalonePage } from '../output/standalonePage';
import type { PreviewHandle } from '../preview/BlockPreview';
import { SizedPreview } from '../preview/SizedPreview';
import { useStylesheet } from '../preview/useStylesheet';
import { exportEdited } from '../saved/blockApi';
import { NameDialog } from '../saved/NameDialog';
import { variantName } from '../variants';
import { CopyByHand } from './CopyByHand';
import { EditorHeader } from './EditorHeader';
import { MoreMenu } from './MoreMenu';
import { useBlockEditor } from './useBlockEditor';
import { useCopies } from './useCopies';

interface BlockEditorProps {
  variant: BlockVariant;
  /** The saved block to go on with; else the variant's sample. */
  saved?: SavedBlockView;
  onClose: () => void;
}

/** Edits one block beside its preview, then hands out its HTML and CSS. Closing forgets what was not saved. */
export function BlockEditor({ variant, saved: given, onClose }: BlockEditorProps) {
  const { form, mode, setMode, block, html, saved, save, refused } = useBlockEditor(variant, given);
  const { copyHtml, copyInlineHtml, copyCss, byHand, closeByHand } = useCopies(variant);
  const [naming, setNaming] = useState(false);
  const { data: css } = useStylesheet(variant);
  const preview = useRef<PreviewHandle>(null);
  const notify = useNotify();
  const titleId = useId();
  const name = saved?.name ?? variantName(variant);

  const { setFocus } = form;
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
  const copyInline = () => {
    const place = preview.current?.place();
    const [root] = place?.children ?? [];
    const sheet = [...(place?.ownerDocument.styleSheets ?? [])].at(-1);
    if (root && sheet) copyInlineHtml(withInlineCss(root, sheet));
  };

  return (
    <FormProvider {...form}>
      <LeaveWarning enabled />
      {/* Without onClose: neither Escape nor a click beside it closes. */}
      <Dialog open fullScreen aria-labelledby={titleId} slotProps={{ paper: { sx: { borderRadius: 0 } } }}>
        <EditorHeader
          titleId={titleId}
          title={`Customize ${variantName(variant)}`}
          mode={mode}
          styled={css !== undefined}
          onDone={() => setMode('finished')}
          onEdit={() => setMode('edit')}
          onCopyHtml={() => copyHtml(html)}
          onCopyCss={() => copyCss(css ?? '')}
          onSave={() => void saveChanges()}
          onClose={onClose}
          more={
            <MoreMenu
              styled={css !== undefined}
              onCopyInline={copyInline}
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
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            display: 'flex',
            // On a phone the preview stays in sight above the fields.
            flexDirection: { xs: 'column-reverse', md: 'row' },
          }}
        >
          {mode === 'edit' ? (
            <Box
              component="section"
              aria-label="Fields"
              sx={{
                flex: { xs: '1 1 0', md: '0 0 33.333%' },
                minHeight: 0,
                overflow: 'auto',
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                alignContent: 'start',
                gap: 3,
                p: { xs: 2, md: 3 },
                borderInlineEnd: { md: 1 },
                borderColor: { md: 'divider' },
              }}
            >
              <BlockForm variant={variant} />
            </Box>
          ) : null}
          <Box
            component="section"
            aria-label="Preview"
            tabIndex={0}
            sx={{
              flex: { xs: mode === 'edit' ? '0 0 42%' : '1 1 0', md: '1 1 0' },
              minWidth: 0,
              minHeight: 0,
              overflow: 'auto',
              p: { xs: 1.5, md: 3 },
              bgcolor: 'background.default',
              borderBottom: { xs: mode === 'edit' ? 1 : 0, md: 0 },
              borderColor: { xs: 'divider' },
            }}
          >
            <SizedPreview ref={preview} variant={variant} html={html} />
          </Box>
        </Box>
        {naming ? (
          <NameDialog
            title="Save block"
            action="Save"
            name={saved ? '' : name}
            onClose={() => setNaming(false)}
            onSubmit={(chosen) => save(chosen)}
          />
        ) : null}
        {byHand === undefined ? null : <CopyByHand text={byHand} onClose={closeByHand} />}
      </Dialog>
    </FormProvider>
  );
}
