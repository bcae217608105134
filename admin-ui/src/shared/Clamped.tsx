import Box from '@mui/material/Box';

/** A long text in two lines; the whole shows when it is pointed at, and among the details of its page. */
export function Clamped({ text }: { text: string }) {
  return (
    <Box
      title={text}
      sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
    >
      {text}
    </Box>
  );
}
