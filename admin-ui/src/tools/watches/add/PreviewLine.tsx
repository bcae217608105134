import type { WatchPreviewLine } from '@contracts/watches/watches';
import Box from '@mui/material/Box';
import { Fragment } from 'react';

interface Piece {
  text: string;
  ignored: boolean;
}

/** A line cut where what does not count begins and ends. */
export function piecesOf({ text, spans }: WatchPreviewLine): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), ignored: false });
    pieces.push({ text: text.slice(Math.max(at, start), end), ignored: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), ignored: false });
  return pieces;
}

/** A line of a preview. */
export function PreviewLine({ line }: { line: WatchPreviewLine }) {
  return (
    <Box
      component="li"
      dir="auto"
      sx={{ overflowWrap: 'anywhere', contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 21px' }}
    >
      {piecesOf(line).map(({ text, ignored }, index) =>
        ignored ? (
          <Box
            component="s"
            key={index}
            title="Does not count"
            sx={{
              color: 'text.secondary',
              bgcolor: 'action.selected',
              textDecoration: 'none',
              borderRadius: 0.5,
            }}
          >
            {text}
          </Box>
        ) : (
          <Fragment key={index}>{text}</Fragment>
        ),
      )}
    </Box>
  );
}
