import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { DownloadButton } from '../../../shared/result/DownloadButton';
import { saveBlob } from '../../../shared/saveBlob';
import type { Generated } from '../useGenerator';
import { SchemaText } from './SchemaText';

interface SchemaResultProps {
  generated: Generated;
  /** Whether the form has changed since. */
  stale: boolean;
  onCopy: () => void;
}

const FILE_NAME = 'product-review-schema.html';

/** The schema that was made last. */
export function SchemaResult({ generated, stale, onCopy }: SchemaResultProps) {
  const { html, copied } = generated;
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
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
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mt: 0.5 }}>
        {copied
          ? 'On your clipboard. Paste it into the HTML of your article.'
          : 'Copy it, and paste it into the HTML of your article.'}
      </Typography>
      {stale ? (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          The form has changed since this schema was made. Generate it again.
        </Alert>
      ) : null}
      <SchemaText html={html} inputRef={text} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={onCopy}>
          Copy again
        </Button>
        <DownloadButton
          label="Download .html"
          onDownload={() => saveBlob(new Blob([`${html}\n`], { type: 'text/html' }), FILE_NAME)}
        />
      </Box>
    </Box>
  );
}
