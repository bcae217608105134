import type { Block } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BlockForm } from '../forms/BlockForm';
import { SizedPreview } from '../preview/SizedPreview';

interface EditorPanesProps {
  block: Block;
  html: string;
  mode: 'edit' | 'finished';
  /** What is no part of the block, below its fields. */
  children: ReactNode;
}

/** The fields beside the preview; the preview alone when the block is finished. */
export function EditorPanes({ block, html, mode, children }: EditorPanesProps) {
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        display: 'flex',
        // On a phone the preview stays in sight above the fields.
        flexDirection: { xs: 'column-reverse', md: 'row' },
      }}
    >
      {mode === 'edit' ? (
        <Box
          component="section"
          aria-label="Fields"
          sx={{
            flex: { xs: '1 1 0', md: '0 0 33.333%' },
            minHeight: 0,
            overflow: 'auto',
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            gap: 3,
            p: { xs: 2, md: 3 },
            borderInlineEnd: { md: 1 },
            borderColor: { md: 'divider' },
          }}
        >
          <BlockForm variant={block.variant} />
          {children}
        </Box>
      ) : null}
      <Box
        component="section"
        aria-label="Preview"
        tabIndex={0}
        sx={{
          flex: { xs: mode === 'edit' ? '0 0 42%' : '1 1 0', md: '1 1 0' },
          minWidth: 0,
          minHeight: 0,
          overflow: 'auto',
          p: { xs: 1.5, md: 3 },
          bgcolor: 'background.default',
          borderBottom: { xs: mode === 'edit' ? 1 : 0, md: 0 },
          borderColor: { xs: 'divider' },
        }}
      >
        <SizedPreview block={block} html={html} />
      </Box>
    </Box>
  );
}
