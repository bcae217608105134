import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReadingView } from '@contracts/readings/readings';
import type { ReactNode } from 'react';
import { Expandable } from '../Expandable';
import { formatCount, formatDay } from '../format';
import { failureLines, fullText, readingSize, skippedLines } from './readingText';
import { UnreadPages } from './UnreadPages';

export interface ReadingSummaryProps {
  reading: ReadingView;
  disabled: boolean;
  onDownload: () => void;
  onDelete: () => void;
}

/** What a finished reading holds, what it left out and why. */
export function ReadingSummary({ reading, disabled, onDownload, onDelete }: ReadingSummaryProps) {
  const full = fullText(reading);
  const hasUnread = failureLines(reading).length > 0 || (reading.progress.skipped.robots ?? 0) > 0;
  const skipped = skippedLines(reading);
  const { template } = reading;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 200px' }}>
          {readingSize(reading)}. Read on {formatDay(reading.createdAt)}, kept until{' '}
          {formatDay(reading.expiresAt)}.
        </Typography>
        <Button size="small" disabled={disabled} onClick={onDownload}>
          Download pages as CSV
        </Button>
        <Button size="small" color="error" disabled={disabled} onClick={onDelete}>
          Delete
        </Button>
      </Box>
      {full ? <Alert severity="info">{full}</Alert> : null}
      <div>
        {hasUnread ? (
          <Expandable summary={<Summary>Pages that were not read</Summary>}>
            <UnreadPages reading={reading} />
          </Expandable>
        ) : null}
        {template && template.repeated > 0 ? (
          <Expandable
            summary={<Summary>Repeated parts that are left out ({formatCount(template.repeated)})</Summary>}
          >
            <Typography variant="body2" sx={{ mb: 1 }}>
              These stand on at least 30% of the pages, such as menus and forms. They are no part of any
              page’s text.
            </Typography>
            <Lines lines={template.samples} />
          </Expandable>
        ) : null}
        {skipped.length > 0 ? (
          <Expandable summary={<Summary>Links that were not followed</Summary>}>
            <Lines lines={skipped} />
          </Expandable>
        ) : null}
      </div>
    </Box>
  );
}

function Summary({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="span">
      {children}
    </Typography>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </Box>
  );
}
