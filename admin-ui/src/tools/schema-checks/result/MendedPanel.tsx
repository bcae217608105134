import type { SchemaCheckView } from '@contracts/schema/schema-check-views';
import type { MendedMarkup } from '@contracts/schema/schema-checks';
import { jsonLdScript } from '@domain/schema/schema-script';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { copyText } from '../../../shared/clipboard';
import { counted } from '../../../shared/counted';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { type DiffLine, mendedLines } from './mendedLines';

const RICH_RESULTS_TEST = 'https://search.google.com/test/rich-results';
const VIEWS = { changes: 'Changes', code: 'Whole code' } as const;

interface MendedPanelProps {
  check: Pick<SchemaCheckView, 'address' | 'finalUrl'>;
  mended: MendedMarkup;
}

/** The markup again with what is certain mended, and what that changed. */
export function MendedPanel({ check, mended: { before, after, changes } }: MendedPanelProps) {
  const notify = useNotify();
  const [view, setView] = useState<keyof typeof VIEWS>('changes');
  const copy = async () => {
    const copied = await copyText(jsonLdScript(after));
    if (copied) notify('The corrected code is copied.', { type: 'success' });
    else {
      setView('code');
      notify('Your browser did not let it be copied. Select the code and copy it by hand.', {
        type: 'warning',
      });
    }
  };
  if (after === '') return <Alert severity="info">There is no markup to correct.</Alert>;
  const page = check.finalUrl ?? check.address;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ViewToggle views={VIEWS} view={view} onChange={setView} />
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          component="a"
          href={page === null ? RICH_RESULTS_TEST : `${RICH_RESULTS_TEST}?url=${encodeURIComponent(page)}`}
          target="_blank"
          rel="noopener noreferrer"
          endIcon={<OpenInNewIcon titleAccess="opens in a new tab" />}
          // Of a paste only the code can be tried: it is on the clipboard when the page is there.
          onClick={page === null ? () => void copy() : undefined}
        >
          {page === null ? 'Copy and open Rich Results Test' : 'Open in Rich Results Test'}
        </Button>
      </Box>
      {after.includes('TODO') ? (
        <Alert severity="info">Replace each TODO: only you know the value.</Alert>
      ) : null}
      {changes.length > 0 ? (
        <Box component="ul" aria-label="What was corrected" sx={{ m: 0, pl: 2.5 }}>
          {changes.map(({ path, sentence }, index) => (
            <Typography component="li" variant="body2" key={index} sx={{ overflowWrap: 'anywhere' }}>
              <Box component="code">{path}</Box> {sentence}
            </Typography>
          ))}
        </Box>
      ) : (
        <Alert severity="success">Nothing had to be corrected.</Alert>
      )}
      {view === 'changes' ? <Changes before={before} after={after} /> : <Code text={after} />}
    </Box>
  );
}

function Changes({ before, after }: { before: string; after: string }) {
  const lines = useMemo(() => mendedLines(before, after), [before, after]);
  if (!lines) {
    return <Alert severity="info">Too much was changed to show it line by line. See the whole code.</Alert>;
  }
  if (lines.every(({ kind }) => kind === 'same' || kind === 'left-out')) {
    return <Typography color="text.secondary">The code is as it was found.</Typography>;
  }
  return (
    <CodeBox label="What the correction changed">
      {lines.map((line, index) => (
        <ChangedLine key={index} line={line} />
      ))}
    </CodeBox>
  );
}

const SIGNS = { same: ' ', added: '+', removed: '−' } as const;
const TONES = { added: 'success', removed: 'error' } as const;

function ChangedLine({ line: { kind, text, count = 0 } }: { line: DiffLine }) {
  if (kind === 'left-out') {
    return (
      <Box sx={{ color: 'text.secondary', fontStyle: 'italic' }}>… {counted(count, 'unchanged line')}</Box>
    );
  }
  return (
    <Box
      component={kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'}
      sx={{
        display: 'block',
        textDecoration: 'none',
        ...(kind !== 'same' && {
          bgcolor: ({ palette }) => `color-mix(in srgb, ${palette[TONES[kind]].main} 16%, transparent)`,
        }),
      }}
    >
      {SIGNS[kind]} {text}
    </Box>
  );
}

function Code({ text }: { text: string }) {
  return <CodeBox label="Corrected code">{text}</CodeBox>;
}

function CodeBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="pre"
      role="region"
      aria-label={label}
      tabIndex={0}
      dir="ltr"
      sx={{
        m: 0,
        p: 1.5,
        maxHeight: 480,
        overflow: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontFamily: 'monospace',
        fontSize: '0.8125rem',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      {children}
    </Box>
  );
}
