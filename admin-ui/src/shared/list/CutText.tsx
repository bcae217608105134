import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CutTextProps {
  text: string;
  /** Pixels that it has at the least, where it is that long. */
  least: number;
  /** What shows, where it is more than the text: a link of the same words. */
  children?: ReactNode;
}

/** A cell's text in one line: as long as the other columns leave room for it, and cut where they do not. */
export function CutText({ text, least, children = text }: CutTextProps) {
  return (
    <Box
      title={text}
      data-text={text}
      sx={{
        // Takes no place, and keeps the column from being narrower than it.
        '&::before': {
          content: 'attr(data-text)',
          display: 'block',
          height: 0,
          maxWidth: least,
          overflow: 'hidden',
          visibility: 'hidden',
          whiteSpace: 'nowrap',
        },
      }}
    >
      <Box sx={ONE_LINE}>{children}</Box>
    </Box>
  );
}

/** Unlike a line that must not wrap, one that may be cut anywhere asks a table for no more than there is. */
const ONE_LINE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  wordBreak: 'break-all',
} as const;
