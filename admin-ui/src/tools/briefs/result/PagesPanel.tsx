import { briefFailureSentence, competitorName, OUTLIER_NAMES } from '@contracts/briefs/brief-messages';
import type { BriefDetail } from '@contracts/briefs/brief-views';
import type { BriefPage } from '@contracts/briefs/briefs';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { NewTabLink } from '../../../shared/NewTabLink';
import type { PageChanges } from './usePageChanges';

interface PagesPanelProps {
  brief: BriefDetail;
  changes: PageChanges;
  onPaste: (page: BriefPage) => void;
}

/** The competitors: which of them count, and those that could not be read. */
export function PagesPanel({ brief, changes, onPaste }: PagesPanelProps) {
  const { busy, refusal, include } = changes;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        Left out are pages much longer or shorter than the others, in another language, and shop lists,
        forums, video pages and teasers. Switching them here is free: terms, headings and outlines are
        recalculated. Outlines that you have edited stay as they are.
      </Typography>
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
      <Box component="ol" aria-label="Competitor pages" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {brief.pages.map((page) => (
          <Box component="li" key={page.position} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
            <PageName page={page} />
            {page.description ? (
              <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {page.description}
              </Typography>
            ) : null}
            {page.failure === null ? (
              <ReadPage
                page={page}
                disabled={busy !== undefined}
                onInclude={(included) => include(page.position, included)}
              />
            ) : (
              <UnreadPage page={page} changes={changes} onPaste={() => onPaste(page)} />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function PageName({ page }: { page: BriefPage }) {
  const address = page.finalUrl ?? page.address;
  return (
    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {page.position}.{' '}
      {address === null ? (
        competitorName(page)
      ) : (
        <NewTabLink inText href={address}>
          {competitorName(page)}
        </NewTabLink>
      )}
    </Typography>
  );
}

interface ReadPageProps {
  page: BriefPage;
  disabled: boolean;
  onInclude: (included: boolean) => void;
}

function ReadPage({ page, disabled, onInclude }: ReadPageProps) {
  const { outlier, included, counts, address } = page;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 140 }}>
        {counted(counts?.words ?? 0, 'word')}
        {address === null ? ' · pasted' : ''}
      </Typography>
      {outlier ? (
        <Chip size="small" color="warning" variant="outlined" label={OUTLIER_NAMES[outlier]} />
      ) : null}
      <FormControlLabel
        label="Counts"
        sx={{ ml: 'auto', mr: 0 }}
        disabled={disabled}
        control={
          <Switch
            size="small"
            checked={included}
            onChange={(_, checked) => onInclude(checked)}
            slotProps={{ input: { 'aria-label': `Page ${page.position} counts` } }}
          />
        }
      />
    </Box>
  );
}

interface UnreadPageProps {
  page: BriefPage;
  changes: PageChanges;
  onPaste: () => void;
}

function UnreadPage({ page, changes: { busy, retry }, onPaste }: UnreadPageProps) {
  const { position, failure, address } = page;
  const isDuplicate = failure === 'duplicate';
  return (
    <>
      <Typography variant="body2" color={isDuplicate ? 'text.secondary' : 'error'}>
        {briefFailureSentence(failure ?? '')}
      </Typography>
      {isDuplicate ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {address === null ? null : (
            <Button
              size="small"
              loading={busy === position}
              disabled={busy !== undefined}
              aria-label={`Try again: page ${position}`}
              onClick={() => retry([position])}
            >
              Try again
            </Button>
          )}
          <Button
            size="small"
            disabled={busy !== undefined}
            aria-label={`Paste its text: page ${position}`}
            onClick={onPaste}
          >
            Paste its text
          </Button>
        </Box>
      )}
    </>
  );
}
