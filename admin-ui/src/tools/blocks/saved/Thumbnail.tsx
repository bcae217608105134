import type { Block, SavedBlockEntry } from '@contracts/blocks/blocks';
import { blockMarkup } from '@domain/blocks/blocks';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BlockPreview } from '../preview/BlockPreview';
import { savedBlockQuery } from './blockApi';

/** Pixels of the picture, and of the page that it shows. */
const WIDTH = 120;
const HEIGHT = 80;
const PAGE_WIDTH = 960;

/** The top of a saved block, drawn small; empty until it is there. The name beside it says what it is. */
export function Thumbnail({ block }: { block: SavedBlockEntry }) {
  const { data } = useQuery(savedBlockQuery(block));
  const html = useMemo(() => data && blockMarkup(data as Block), [data]);
  return (
    <Box
      inert
      sx={{
        flexShrink: 0,
        width: WIDTH,
        height: HEIGHT,
        overflow: 'hidden',
        outline: 1,
        outlineColor: 'divider',
        borderRadius: 1,
        bgcolor: '#ffffff',
      }}
    >
      {html === undefined ? null : (
        <BlockPreview variant={block.variant} html={html} scale={WIDTH / PAGE_WIDTH} />
      )}
    </Box>
  );
}
