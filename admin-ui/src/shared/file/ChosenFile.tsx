import CloseIcon from '@mui/icons-material/Close';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Hint } from '../hint/Hint';
import { formatBytes } from '../format';

export interface ChosenFileProps {
  file: File;
  disabled: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

export function ChosenFile({ file, disabled, onReplace, onRemove }: ChosenFileProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 64 }}>
      <DescriptionIcon color="primary" sx={{ fontSize: 36, display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {formatBytes(file.size)}
        </Typography>
      </Box>
      <Button
        size="small"
        disabled={disabled}
        onClick={onReplace}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        Replace
      </Button>
      <Hint title="Remove file">
        <span>
          <IconButton aria-label={`Remove ${file.name}`} disabled={disabled} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        </span>
      </Hint>
    </Box>
  );
}
