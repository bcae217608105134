import type { WatchDiffView } from '@contracts/watches/watch-history';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { counted } from '../../../shared/counted';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { lazyOverlay } from '../../../shared/lazyOverlay';
import { ResultStates } from '../../../shared/result/ResultStates';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { usePageAddress } from '../../../shared/usePageAddress';
import type { ChangeShown } from './changeShown';
import { ChangedAt } from './FieldsTab';
import { type Ignored, textOfHunk } from './ignoreWays';
import { TextDiff } from './TextDiff';

const IgnoreDialog = lazyOverlay(() => import('./IgnoreDialog'), 'IgnoreDialog');
const SHAPES = { unified: 'Unified', split: 'Split' } as const;

/** What a change did to the text. */
export function TextTab({ watch, query, hasChange }: ChangeShown) {
  const [ignored, setIgnored] = useState<Ignored>();
  const change = query.data?.change;
  if (!hasChange) {
    return (
      <Typography color="text.secondary">
        {watch.lines === null
          ? 'The text shows here once a change was found.'
          : `${counted(watch.lines, 'line')} of text are compared. What changes in them shows here.`}
      </Typography>
    );
  }
  return (
    <>
      <ResultStates
        query={query}
        failure="This change could not be loaded"
        loading={{ label: 'Loading the change', heights: [40, 240] }}
      >
        {(diff) => (
          <>
            <ChangedAt at={diff.change.at} />
            <ChangedText
              diff={diff}
              onIgnore={(hunk) => setIgnored({ hunk, text: textOfHunk(hunk, diff.rows, diff.hunks) })}
            />
          </>
        )}
      </ResultStates>
      {change ? (
        <IgnoreDialog
          open={ignored !== undefined}
          watch={watch}
          change={change.id}
          of={ignored}
          onClose={() => setIgnored(undefined)}
        />
      ) : null}
    </>
  );
}

const WITHOUT_TEXT = {
  status: 'The page is gone or broken: there is no text to compare.',
  robots: 'robots.txt forbids the page from now on, so its text was not read.',
} as const;

interface ChangedTextProps {
  diff: Pick<WatchDiffView, 'rows' | 'moreRows' | 'hunks'> & {
    change: Pick<WatchDiffView['change'], 'kind' | 'hasText'>;
  };
  onIgnore?: (hunk: number) => void;
}

/** The changes of a text, in the shape that the address asks for. */
export function ChangedText({ diff, onIgnore }: ChangedTextProps) {
  const { get, change } = usePageAddress();
  const isPhone = useIsPhone();
  const { rows, moreRows, hunks } = diff;
  const { kind, hasText } = diff.change;
  const isWhole = get('lines') === 'all';
  if (kind !== 'content') return <Alert severity="info">{WITHOUT_TEXT[kind]}</Alert>;
  if (!hasText) {
    return <Alert severity="info">The versions before and after this change are no longer kept.</Alert>;
  }
  if (rows.length === 0) {
    return (
      <Typography color="text.secondary">This change touched SEO fields; the text is the same.</Typography>
    );
  }
  // Two columns on a phone would be a word wide.
  const shape = isPhone || get('view') !== 'split' ? 'unified' : 'split';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        {isPhone ? null : (
          <ViewToggle
            views={SHAPES}
            view={shape}
            onChange={(view) => change({ view: view === 'split' ? view : '' }, true)}
          />
        )}
        <FormControlLabel
          label="Only changes"
          control={
            <Switch
              checked={!isWhole}
              onChange={(_, checked) => change({ lines: checked ? '' : 'all' }, true)}
            />
          }
        />
      </Box>
      {isWhole && rows.some((row) => row.kind === 'left-out') ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          This text is too long to be shown whole. You see the lines around each change.
        </Typography>
      ) : null}
      <TextDiff rows={rows} hunks={hunks} shape={shape} folds={!isWhole} onIgnore={onIgnore} />
      {moreRows > 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {counted(moreRows, 'more line')} changed than can be shown.
        </Typography>
      ) : null}
    </>
  );
}
