import type { SnippetFields, SnippetVariant } from '@contracts/snippets/snippets';
import { shownText } from '@domain/snippets/fit-text';
import { googleResult } from '@domain/snippets/google-result';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { TOOLBAR_HEIGHT } from '../../../theme/measures';
import { cutText, pixelText } from './fitTexts';
import { GOOGLE_COLORS, SERP_FONT } from './GooglePreview';

/** Pixels that it takes at most, for what scrolls beneath it. */
export const COMPACT_HEIGHT = 136;

interface CompactPreviewProps {
  fields: SnippetFields;
  variant: SnippetVariant;
}

/** The search result in few lines, in sight above the form where the previews stand below it. */
export const CompactPreview = memo(function CompactPreview({ fields, variant }: CompactPreviewProps) {
  const [desktop, mobile] = [
    googleResult(fields, variant, 'desktop'),
    googleResult(fields, variant, 'mobile'),
  ];
  const { title, titleFit, description, descriptionFit } = desktop;
  const colors = GOOGLE_COLORS.light;
  return (
    <Card
      role="group"
      aria-label="Preview"
      sx={{
        display: { lg: 'none' },
        position: 'sticky',
        top: TOOLBAR_HEIGHT,
        // Above the labels of the fields.
        zIndex: 2,
        maxHeight: COMPACT_HEIGHT,
        overflow: 'hidden',
        boxShadow: 4,
      }}
    >
      <Box
        dir="auto"
        sx={{ px: 1.5, py: 1, bgcolor: colors.ground, color: colors.text, fontFamily: SERP_FONT }}
      >
        <Box sx={{ ...TWO_LINES, color: colors.title, fontSize: 16, lineHeight: '20px' }}>
          {title ? shownText(title, titleFit) : 'Your title'}
        </Box>
        <Box sx={{ ...TWO_LINES, fontSize: 12, lineHeight: '16px' }}>
          {description ? shownText(description, descriptionFit) : 'Your description'}
        </Box>
      </Box>
      <Typography
        variant="caption"
        component="p"
        noWrap
        sx={{
          whiteSpace: { xs: 'normal', sm: 'nowrap' },
          px: 1.5,
          py: 0.5,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {cutText(titleFit)}, {pixelText(titleFit)} · On mobile: {inSentence(cutText(mobile.titleFit))}
      </Typography>
    </Card>
  );
});

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
