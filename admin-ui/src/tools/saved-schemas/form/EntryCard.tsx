import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface EntryCardProps {
  /** Such as `Product 2`. */
  title: string;
  /** No button without it. */
  onRemove?: () => void;
  children: ReactNode;
}

/** One product or question of the form. */
export function EntryCard({ title, onRemove, children }: EntryCardProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ p: { xs: 1.5, sm: 2 }, mb: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, mb: 0.5 }}>
        <Typography id={id} component="h3" sx={{ flex: 1, fontWeight: 600 }}>
          {title}
        </Typography>
        {onRemove ? (
          <IconButton aria-label={`Remove ${title}`} onClick={onRemove}>
            <DeleteIcon />
          </IconButton>
        ) : null}
      </Box>
      {children}
    </Box>
  );
}
