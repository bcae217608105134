import IgnoreIcon from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface HunkHeadProps {
  /** Counted from 1. */
  number: number;
  of: number;
  onIgnore?: () => void;
}

/** Above the changes of one place. */
export function HunkHead({ number, of, onIgnore }: HunkHeadProps) {
  const name = `Change ${number}`;
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
          onClick={onIgnore}
        >
          Ignore this
        </Button>
      ) : null}
    </Box>
  );
}
