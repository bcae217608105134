import { NOTICE_KINDS, type NoticeView } from '@contracts/notices/notices';
import ReadIcon from '@mui/icons-material/DoneOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../shared/format';
import { Hint } from '../../shared/hint/Hint';
import { NoticeTitle } from '../../shared/notices/NoticeTitle';
import { SeverityIcon } from '../../shared/notices/SeverityIcon';
import type { useNoticeChanges } from '../../shared/notices/useNoticeChanges';

interface NoticeItemProps {
  notice: NoticeView;
  changes: ReturnType<typeof useNoticeChanges>;
  /** An admin who acts as the user only looks. */
  isActing: boolean;
}

/** One of the notices, whole. */
export function NoticeItem({ notice, changes, isActing }: NoticeItemProps) {
  const { id, kind, severity, title, body, at, readAt } = notice;
  const busy = changes.changing === id;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ pt: 0.25, lineHeight: 0 }}>
        <SeverityIcon severity={severity} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <NoticeTitle
          notice={notice}
          onOpen={(opened) => (isActing ? undefined : void changes.read(opened))}
        />
        {body ? (
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ mt: 0.25, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 860 }}
          >
            {body}
          </Typography>
        ) : null}
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
          {NOTICE_KINDS[kind]} · {formatDateTime(at)}
        </Typography>
      </Box>
      {isActing ? null : (
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'center' }}>
          {readAt ? null : (
            <Hint title="Mark as read">
              <IconButton
                aria-label={`Mark as read: ${title}`}
                disabled={busy}
                onClick={() => void changes.read(notice)}
              >
                <ReadIcon />
              </IconButton>
            </Hint>
          )}
          <Hint title="Delete">
            <IconButton
              aria-label={`Delete: ${title}`}
              disabled={busy}
              onClick={() => void changes.remove(notice)}
            >
              <DeleteIcon />
            </IconButton>
          </Hint>
        </Box>
      )}
    </Box>
  );
}
