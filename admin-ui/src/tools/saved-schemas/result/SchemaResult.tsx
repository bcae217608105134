import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { DownloadButton } from '../../../shared/result/DownloadButton';
import { saveBlob } from '../../../shared/saveBlob';
import { FeatureChips } from '../../../shared/schema/StateChip';
import type { useGenerator } from '../useGenerator';
import type { JudgedMarkup } from './judged';
import { SchemaText } from './SchemaText';

interface SchemaResultProps {
  /** Of what the form holds now. */
  live: JudgedMarkup;
  generator: ReturnType<typeof useGenerator>;
  /** Whether this very schema was made and copied. */
  isCopied: boolean;
  /** Whether the checks below have errors: what Google would make of it is not said beside them. */
  isFaulty: boolean;
}

const FILE_NAME = 'product-review-schema.html';

/** The schema as it is now, and what became of the one that was made last. */
export function SchemaResult({
  live,
  generator: { generated, copyAgain },
  isCopied,
  isFaulty,
}: SchemaResultProps) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const isMade = generated?.html === live.html;

  useEffect(() => {
    if (!generated) return;
    if (!generated.copied) {
      text.current?.focus({ preventScroll: true });
      text.current?.select();
    }
    text.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [generated]);

  return (
    <Box component="section" aria-labelledby={id} sx={{ scrollMarginTop: 16 }}>
      <Typography id={id} variant="h3" component="h2">
        Schema
      </Typography>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mt: 0.5, mb: 1 }}>
        {isCopied
          ? 'On your clipboard. Paste it into the HTML of your article.'
          : isMade
            ? 'Copy it, and paste it into the HTML of your article.'
            : 'It follows what you type. Press Generate to have it checked and copied.'}
      </Typography>
      {isFaulty ? null : <FeatureChips features={live.summary.features} />}
      {generated && !isMade ? (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          The form has changed since this schema was copied. Generate it again.
        </Alert>
      ) : null}
      <SchemaText html={live.html} inputRef={text} />
      {isMade ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copyAgain()}>
            Copy again
          </Button>
          <DownloadButton
            label="Download .html"
            onDownload={() => saveBlob(new Blob([`${live.html}\n`], { type: 'text/html' }), FILE_NAME)}
          />
        </Box>
      ) : null}
    </Box>
  );
}
