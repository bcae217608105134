import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import SchemaIcon from '@mui/icons-material/DataObjectOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { DownloadButton } from '../../../shared/result/DownloadButton';
import { saveBlob } from '../../../shared/saveBlob';
import { FindingList } from '../../../shared/schema/FindingList';
import { FeatureChips } from '../../../shared/schema/StateChip';
import type { JudgedMarkup } from '../result/judged';
import { SchemaText } from '../result/SchemaText';
import { Validators } from '../result/Validators';

interface KindResultPaneProps {
  result: JudgedMarkup | undefined;
  /** Of the file that is downloaded. */
  name: string;
  onCopy: (result: JudgedMarkup) => void;
}

/** Beside the form: what is judged of it while it is typed, and the markup to take along. */
export function KindResultPane({ result, name, onCopy }: KindResultPaneProps) {
  return (
    <Card
      sx={{
        p: { xs: 2, md: 3 },
        position: { lg: 'sticky' },
        top: { lg: 16 },
        maxHeight: { lg: 'calc(100vh - 96px)' },
        overflowY: { lg: 'auto' },
      }}
    >
      {result ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Judgement result={result} />
          <Markup result={result} name={name} onCopy={onCopy} />
          <Validators />
        </Box>
      ) : (
        <EmptyState
          icon={<SchemaIcon />}
          title="No schema yet"
          text="Fill in the first field. Your schema and what Google would make of it will appear here while you type."
        />
      )}
    </Card>
  );
}

function Judgement({ result: { summary, findings } }: { result: JudgedMarkup }) {
  const id = useId();
  const { errors, warnings, features } = summary;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        Checks
      </Typography>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mt: 0.5, mb: 1 }}>
        {counted(errors, 'error')}, {counted(warnings, 'warning')}
      </Typography>
      <FeatureChips features={features} />
      {errors + warnings === 0 ? <Alert severity="success">Nothing to fix.</Alert> : null}
      <FindingList label="Findings" findings={findings} />
    </Box>
  );
}

function Markup({ result, name, onCopy }: KindResultPaneProps & { result: JudgedMarkup }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        Schema
      </Typography>
      <SchemaText html={result.html} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button variant="contained" startIcon={<CopyIcon />} onClick={() => onCopy(result)}>
          Copy
        </Button>
        <DownloadButton
          label="Download .html"
          onDownload={() =>
            saveBlob(new Blob([`${result.html}\n`], { type: 'text/html' }), `${name}-schema.html`)
          }
        />
      </Box>
    </Box>
  );
}
