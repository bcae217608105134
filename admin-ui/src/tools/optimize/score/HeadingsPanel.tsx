import { OUTLINE_NAMES } from '@contracts/briefs/brief-messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import type { ScorePanelProps } from './scorePanelProps';

type HeadingsPanelProps = Pick<ScorePanelProps, 'goal' | 'onHeading' | 'onOutline'>;

/** What sections of several competitors are about, and the outlines of the brief; each can be put into the draft. */
export function HeadingsPanel({ goal, onHeading, onOutline }: HeadingsPanelProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {goal.outlines.length > 0 ? (
        <section aria-label="Outlines of the brief">
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            Outlines of the brief
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {goal.outlines.map(({ kind, sections }) => (
              <Button key={kind} size="small" variant="outlined" onClick={() => onOutline(kind)}>
                Insert {OUTLINE_NAMES[kind]} ({sections.length})
              </Button>
            ))}
          </Box>
        </section>
      ) : null}
      <section aria-label="Headings of several pages">
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
          Headings of several pages
        </Typography>
        {goal.headings.length === 0 ? (
          <Typography color="text.secondary">No two pages have a section on the same thing.</Typography>
        ) : null}
        <Box component="ul" aria-label="Heading suggestions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {goal.headings.map(({ label, level, pages, words }) => (
            <Box
              component="li"
              key={label}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                py: 0.75,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {label}
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  H{level}, {counted(pages, 'page')}, about {counted(words, 'word')}
                </Typography>
              </Box>
              <Button size="small" aria-label={`Insert “${label}”`} onClick={() => onHeading(label, level)}>
                Insert
              </Button>
            </Box>
          ))}
        </Box>
      </section>
    </Box>
  );
}
