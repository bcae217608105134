import type { Theme } from '@mui/material/styles';

/** What the drawings of the tree look alike in. */
export const TREE_SX = {
  display: 'block',
  userSelect: 'none',
  '& .branch': {
    fill: 'none',
    stroke: ({ palette }: Theme) => palette.text.secondary,
    opacity: 0.45,
    strokeWidth: 1.5,
  },
  '& .ghost': {
    fill: ({ palette }: Theme) => palette.primary.main,
    opacity: 0.5,
    pointerEvents: 'none',
  },
} as const;
