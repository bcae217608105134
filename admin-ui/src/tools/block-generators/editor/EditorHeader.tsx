import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EditorHeaderProps {
  titleId: string;
  title: string;
  mode: 'edit' | 'finished';
  onDone: () => void;
  onEdit: () => void;
  onCopyHtml: () => void;
  onCopyCss: () => void;
  onSave: () => void;
  onClose: () => void;
  /** The menu of further actions. */
  more: ReactNode;
}

/** The dialog's title and its buttons: Done while editing, then Edit and the copies. */
export function EditorHeader({
  titleId,
  title,
  mode,
  onDone,
  onEdit,
  onCopyHtml,
  onCopyCss,
  onSave,
  onClose,
  more,
}: EditorHeaderProps) {
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
      <Typography
        id={titleId}
        variant="h2"
        component="h2"
        sx={{ flex: 1, minWidth: { xs: 180, sm: 0 } }}
        noWrap
      >
        {title}
      </Typography>
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
          // All four stay in one row on a phone.
          '& .MuiButton-root': { minWidth: 0, px: { xs: 1.25, sm: 2 } },
        }}
      >
        <Button onClick={onSave}>Save</Button>
        {mode === 'edit' ? (
          <Button variant="contained" onClick={onDone}>
            Done
          </Button>
        ) : (
          <>
            <Button variant="outlined" onClick={onEdit}>
              Edit
            </Button>
            <Button variant="contained" onClick={onCopyHtml}>
              Copy HTML
            </Button>
            <Button variant="contained" onClick={onCopyCss}>
              Copy CSS
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
