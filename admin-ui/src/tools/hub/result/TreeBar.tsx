import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/format';
import type { Tree } from './useTree';

/** What a drawing of the tree is given. */
export interface TreeDrawingProps {
  tree: Tree;
  /** Pages of the hub, drawn or not. */
  total: number;
  /** Chooses between the drawings. */
  toggle: ReactNode;
  /** A page is put under another one. */
  onMove: (id: string, parent: string) => void;
}

interface TreeBarProps extends Pick<TreeDrawingProps, 'tree' | 'total' | 'toggle'> {
  /** Buttons of the drawing. */
  children?: ReactNode;
}

/** Above a drawing of the tree: what is drawn, how to read it, and what can be done with it. */
export function TreeBar({ tree, total, toggle, children }: TreeBarProps) {
  const shown = tree.places.filter(({ page }) => page).length;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        px: 1.5,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 16rem' }}>
        {shown < total
          ? `${formatCount(shown)} of ${formatCount(total)} pages are drawn; open a branch to see more.`
          : 'Filled: pillar. Green: existing. Drag a page onto another to move it.'}
      </Typography>
      {toggle}
      {children}
    </Box>
  );
}
