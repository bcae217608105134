import Box from '@mui/material/Box';

/** A number at the corner of an icon: MUI's badge would be loaded with the frame of every page. */
export function UnreadBadge({ text }: { text: string }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: { xs: -2, sm: 0 },
        left: '50%',
        minWidth: 20,
        px: 0.75,
        borderRadius: 2.5,
        color: 'error.contrastText',
        bgcolor: 'error.main',
        fontSize: 12,
        fontWeight: 500,
        lineHeight: '20px',
      }}
    >
      {text}
    </Box>
  );
}
