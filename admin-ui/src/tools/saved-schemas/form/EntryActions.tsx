import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface EntryActionsProps {
  addLabel: string;
  onAdd: () => void;
  undo?: { key: number; text: string; restore: () => void };
}

/** Below a list: what adds to it, and what brings back the entry that was removed last. */
export function EntryActions({ addLabel, onAdd, undo }: EntryActionsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={onAdd}>
        {addLabel}
      </Button>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {undo ? (
          <>
            <Typography variant="body2" color="text.secondary">
              {undo.text}
            </Typography>
            {/* The button that had the focus is gone with its entry. */}
            <Button key={undo.key} autoFocus size="small" onClick={undo.restore}>
              Undo
            </Button>
          </>
        ) : null}
      </Box>
    </Box>
  );
}
