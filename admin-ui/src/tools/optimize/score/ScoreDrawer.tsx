import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

interface ScoreDrawerProps {
  points?: number;
  goal?: number;
  children: ReactNode;
}

/** On a narrow screen the score stays in sight at the bottom, and the rest opens from there. */
export function ScoreDrawer({ points, goal, children }: ScoreDrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Paper
        component="aside"
        aria-label="Score"
        elevation={8}
        square
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 'appBar',
          px: 2,
          py: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
        }}
      >
        <Typography sx={{ flex: 1 }}>
          {points === undefined ? 'Not scored yet' : <strong>{points.toFixed(1)}</strong>}
          {points !== undefined && goal !== undefined ? ` of ${goal.toFixed(1)} to reach` : null}
        </Typography>
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Show details
        </Button>
      </Paper>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Score', sx: { maxHeight: '85vh' } } }}
      >
        <Box sx={{ p: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Box>
          {children}
        </Box>
      </Drawer>
    </>
  );
}
