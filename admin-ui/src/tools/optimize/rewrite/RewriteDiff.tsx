import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { AiLabel } from '../../../shared/model/AiLabel';
import type { Rewritten } from './inOtherWords';
import type { PassageBlock } from './passage';
import type { WordRun } from './wordDiff';

interface RewriteDiffProps {
  blocks: readonly PassageBlock[];
  rewritten: readonly Rewritten[] | null;
}

/** The selection, and beside it what the model makes of it: words that go and words that come are marked. */
export function RewriteDiff({ blocks, rewritten }: RewriteDiffProps) {
  const lost = rewritten?.flatMap((block) => block.lost) ?? [];
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: rewritten ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          },
        }}
      >
        <Text title="Your text">
          {blocks.map(({ from, text }, at) => (
            <Block key={from}>
              {rewritten ? <Runs runs={rewritten[at]?.runs ?? []} without="new" /> : text}
            </Block>
          ))}
        </Text>
        {rewritten ? (
          <Text title="The AI’s text" label={<AiLabel />}>
            {blocks.map(({ from }, at) => (
              <Block key={from}>
                <Runs runs={rewritten[at]?.runs ?? []} without="gone" />
              </Block>
            ))}
          </Text>
        ) : null}
      </Box>
      {lost.length > 0 ? (
        <Alert severity="warning">
          Lost with the words that go: {lost.map(({ mark, text }) => `${mark} on “${text}”`).join(', ')}. All
          other links and formats stay.
        </Alert>
      ) : null}
    </>
  );
}

function Text({ title, label, children }: { title: string; label?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="subtitle2" component="h3" id={id}>
          {title}
        </Typography>
        {label}
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        sx={{
          ...{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 },
          ...{ maxHeight: 280, overflowY: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
          '& del': { bgcolor: tinted('error') },
          '& ins': { bgcolor: tinted('success'), textDecoration: 'none', fontWeight: 600 },
        }}
      >
        {children}
      </Box>
    </div>
  );
}

function Block({ children }: { children: ReactNode }) {
  return (
    <Typography dir="auto" sx={{ '& + &': { mt: 1 } }}>
      {children}
    </Typography>
  );
}

const tinted =
  (tone: 'error' | 'success') =>
  ({ palette }: Theme) =>
    `color-mix(in srgb, ${palette[tone].main} 16%, transparent)`;

const TAGS = { gone: 'del', new: 'ins', kept: 'span' } as const;

function Runs({ runs, without }: { runs: readonly WordRun[]; without: WordRun['is'] }) {
  return runs.map(({ is, text }, at) => {
    const Tag = TAGS[is];
    return is === without ? null : <Tag key={at}>{text}</Tag>;
  });
}
