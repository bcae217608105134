import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

export interface DialogHeadProps {
  titleId: string;
  title: string;
  /** The record's name. */
  subtitle?: string;
}

/** What a dialog with a form is called. */
export function DialogHead({ titleId, title, subtitle }: DialogHeadProps) {
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <DialogTitle id={titleId} variant="h2" sx={{ p: 0 }}>
        {title}
      </DialogTitle>
      {subtitle ? (
        <Typography noWrap color="text.secondary" title={subtitle}>
          {subtitle}
        </Typography>
      ) : null}
    </Box>
  );
}
