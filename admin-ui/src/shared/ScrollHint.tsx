import Typography from '@mui/material/Typography';

/** Above a table that is wider than its place. */
export function ScrollHint() {
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      Scroll the table sideways to see every column.
    </Typography>
  );
}
