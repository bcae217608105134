import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SnippetFields, SnippetVariant } from '@contracts/snippets/snippets';
import { REWRITE_STUDY, type RewriteLevel, rewriteRisk } from '@domain/snippets/rewrite-risk';
import { ResultFrame } from '../../../shared/result/ResultFrame';

export const LEVELS: Readonly<
  Record<RewriteLevel, { label: string; color: 'success' | 'warning' | 'error' }>
> = {
  low: { label: 'Low', color: 'success' },
  medium: { label: 'Medium', color: 'warning' },
  high: { label: 'High', color: 'error' },
};

/** How likely Google shows another title, and why. */
export function RewritePanel({ fields, variant }: { fields: SnippetFields; variant: SnippetVariant }) {
  const { level, hints } = rewriteRisk({ title: variant.title, h1: fields.h1, siteName: fields.siteName });
  return (
    <ResultFrame
      title="Rewrite risk"
      text={
        <>
          Google rewrote {REWRITE_STUDY.all} of the titles in{' '}
          <Link href={REWRITE_STUDY.url} target="_blank" rel="noopener noreferrer" underline="always">
            Zyppy’s study
          </Link>{' '}
          of 80,959. The level is ours [A].
        </>
      }
    >
      <Chip variant="outlined" color={LEVELS[level].color} label={LEVELS[level].label} />
      {hints.length > 0 ? (
        <Box component="ul" sx={{ mt: 1.5, mb: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {hints.map(({ reason, text }) => (
            <Typography component="li" key={reason} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          ))}
        </Box>
      ) : (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          Nothing suggests a rewrite.
        </Typography>
      )}
    </ResultFrame>
  );
}
