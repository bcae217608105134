import IgnoreIcon from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface HunkHeadProps {
  /** Its number, from 0. */
  hunk: number;
  of: number;
  onIgnore?: (hunk: number) => void;
}

/** Above the changes of one place. */
export function HunkHead({ hunk, of, onIgnore }: HunkHeadProps) {
  const name = `Change ${hunk + 1}`;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: 40,
        px: 2,
        borderBlock: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name} of {of}
      </Typography>
      {onIgnore ? (
        <Button
          size="small"
          startIcon={<IgnoreIcon />}
          aria-label={`Ignore this: ${name}`}
          onClick={() => onIgnore(hunk)}
        >
          Ignore this
        </Button>
      ) : null}
    </Box>
  );
}
