import GuideIcon from '@mui/icons-material/MenuBookOutlined';
import Link from '@mui/material/Link';
import { GUIDE_PATH } from '@contracts/guide/guide';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { chapterAt } from './chapterAt';

/** Leads from a page to its chapter of the guide. */
export function GuideLink() {
  const slug = chapterAt(useLocation().pathname);
  if (!slug) return null;
  return (
    <Link
      component={RouterLink}
      to={`${GUIDE_PATH}/${slug}`}
      variant="body2"
      underline="hover"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 24,
        color: 'text.secondary',
        displayPrint: 'none',
      }}
    >
      <GuideIcon aria-hidden sx={{ fontSize: 16 }} />
      Guide
    </Link>
  );
}
