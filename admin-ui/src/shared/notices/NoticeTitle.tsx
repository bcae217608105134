import type { NoticeView } from '@contracts/notices/notices';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

interface NoticeTitleProps {
  notice: NoticeView;
  onOpen: (notice: NoticeView) => void;
}

/** What happened, as a link where there is something to open; bold while it is unread. */
export function NoticeTitle({ notice, onOpen }: NoticeTitleProps) {
  const { title, link, readAt } = notice;
  const sx = { fontSize: 14, fontWeight: readAt ? 400 : 600, overflowWrap: 'anywhere' } as const;
  return (
    <>
      {readAt ? null : <span className="visually-hidden">Unread: </span>}
      {link ? (
        <Link component={RouterLink} to={link} color="inherit" onClick={() => onOpen(notice)} sx={sx}>
          {title}
        </Link>
      ) : (
        <Typography component="span" sx={sx}>
          {title}
        </Typography>
      )}
    </>
  );
}
