import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';

interface EditorHeaderProps {
  titleId: string;
  title: string;
  /** Name of the saved block that is open. */
  saved?: string;
  /** Whether something was changed since it was saved or opened. */
  changed: boolean;
  mode: 'edit' | 'finished';
  /** Whether the stylesheet is there to be copied. */
  styled: boolean;
  onDone: () => void;
  onEdit: () => void;
  onCopyBlock: () => void;
  onCopyHtml: () => void;
  onCopyCss: () => void;
  onSave: () => void;
  onClose: () => void;
  /** The menu of further actions. */
  more: ReactNode;
}

/** The dialog's title and its buttons: the block's copy and Done while editing, then Edit and all copies. */
export function EditorHeader({
  titleId,
  title,
  saved,
  changed,
  mode,
  styled,
  onDone,
  onEdit,
  onCopyBlock,
  onCopyHtml,
  onCopyCss,
  onSave,
  onClose,
  more,
}: EditorHeaderProps) {
  const main = useRef<HTMLButtonElement>(null);
  /** Changes the mode; the focus goes from the button that goes away to the one that matters next. */
  const change = (toMode: () => void) => () => {
    flushSync(toMode);
    main.current?.focus();
  };
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1.5, md: 3 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: { xs: 180, sm: 0 } }}>
        <Typography
          id={titleId}
          variant="h2"
          component="h2"
          sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' }, lineHeight: 1.3 }}
        >
          {title}
        </Typography>
        <Typography
          id={`${titleId}-state`}
          variant="body2"
          color="text.secondary"
          sx={{ display: 'flex', whiteSpace: 'pre' }}
        >
          {saved === undefined ? null : (
            <>
              <Box component="span" sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {saved}
              </Box>
              {' · '}
            </>
          )}
          {stateOf(saved, changed)}
        </Typography>
      </Box>
      <Box sx={{ order: { sm: 1 }, display: 'flex' }}>
        {more}
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 0.75, sm: 1 },
          width: { xs: '100%', sm: 'auto' },
          // Closer together on a phone.
          '& .MuiButton-root': { minWidth: 0, px: { xs: 1.25, sm: 2 } },
        }}
      >
        <Button onClick={onSave}>Save</Button>
        {mode === 'edit' ? (
          <>
            <Button variant="outlined" disabled={!styled} onClick={onCopyBlock}>
              Copy block
            </Button>
            <Button ref={main} variant="contained" onClick={change(onDone)}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={change(onEdit)}>
              Edit
            </Button>
            <Button ref={main} variant="contained" disabled={!styled} onClick={onCopyBlock}>
              Copy block
            </Button>
            <Button variant="outlined" onClick={onCopyHtml}>
              Copy HTML
            </Button>
            <Button variant="outlined" disabled={!styled} onClick={onCopyCss}>
              Copy CSS
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}

function stateOf(saved: string | undefined, changed: boolean): string {
  if (saved === undefined) return changed ? 'Not saved yet' : 'Sample';
  return changed ? 'Unsaved changes' : 'Saved';
}
