import { WATCH_MESSAGES } from '@contracts/watches/watch-messages';
import type { WatchPreviewView } from '@contracts/watches/watches';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { shortAddress } from '../../../shared/addresses/shortAddress';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { usePageAddress } from '../../../shared/usePageAddress';
import { CurrentFields } from '../detail/CurrentFields';
import { LeftOutList } from './LeftOutList';
import { PreviewLine } from './PreviewLine';

interface PagePreviewProps {
  preview: WatchPreviewView;
  /** The form has changed since. */
  isOld: boolean;
}

/** What would be compared of a page; what would not count of its text is greyed. */
export function PagePreview({ preview, isOld }: PagePreviewProps) {
  const { outcome, sentence, title, url, finalUrl, needsScript, lines, totalLines, fields } = preview;
  const { leftOut, totalLeftOut } = preview;
  const isRead = outcome === 'ok';
  return (
    <Box component="section" aria-label="Preview" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {isOld ? (
        <Alert severity="info">The form has changed. Preview the page again to see it as it is now.</Alert>
      ) : null}
      <Watched preview={preview} />
      {isRead ? null : <Alert severity="warning">{sentence}</Alert>}
      {isRead ? (
        <>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {title || 'Without a title'}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {finalUrl && finalUrl !== url ? `Redirects to ${shortAddress(finalUrl)}. ` : ''}
              {counted(totalLines, 'line')} of text will be compared. Grayed-out text is ignored.
            </Typography>
          </Box>
          {needsScript ? <Alert severity="info">{WATCH_MESSAGES.needsScript}.</Alert> : null}
          {totalLines === 0 ? (
            <Alert severity="warning">There is no text in this part of the page. Choose another part.</Alert>
          ) : (
            <Box
              component="ol"
              aria-label="Text that will be compared"
              tabIndex={0}
              sx={{
                listStyle: 'none',
                m: 0,
                p: 1.5,
                maxHeight: 280,
                overflow: 'auto',
                border: 1,
                borderColor: 'divider',
                borderRadius: 2,
                typography: 'body2',
              }}
            >
              {lines.map((line, index) => (
                <PreviewLine key={index} line={line} />
              ))}
              {totalLines > lines.length ? (
                <Box component="li" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
                  … {formatCount(totalLines - lines.length)} more lines
                </Box>
              ) : null}
            </Box>
          )}
          <LeftOutList leftOut={leftOut} totalLeftOut={totalLeftOut} />
          <CurrentFields fields={fields} expanded={false} />
        </>
      ) : null}
    </Box>
  );
}

function Watched({ preview: { watched } }: Pick<PagePreviewProps, 'preview'>) {
  const { linkTo } = usePageAddress();
  if (watched === null) return null;
  return (
    <Alert severity="info">
      {WATCH_MESSAGES.alreadyWatched}.{' '}
      <Link
        component={RouterLink}
        to={linkTo({ add: '', watch: watched })}
        color="inherit"
        underline="always"
      >
        Open it
      </Link>
    </Alert>
  );
}
