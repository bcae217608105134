import Typography from '@mui/material/Typography';

/** Above a table, or what else is wider than its place. */
export function ScrollHint({ text = 'Scroll the table sideways to see every column.' }: { text?: string }) {
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ displayPrint: 'none', px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {text}
    </Typography>
  );
}
