import type { PageReference } from '@contracts/scraper/crawl-reports';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { pathWithin } from '../crawlText';
import { PAGE_PARAMETER } from '../pages/pageAddress';
import { Clamped } from '../../../shared/Clamped';
import { usePageAddress } from '../../../shared/usePageAddress';

interface PageNameProps {
  page: PageReference;
  startUrl: string;
}

/** A page by its title and address; opens all that is known of it. */
export function PageName({ page: { id, url, title }, startUrl }: PageNameProps) {
  const { linkTo } = usePageAddress();
  const address = pathWithin(url, startUrl);
  return (
    <>
      <Link
        component={RouterLink}
        to={linkTo({ [PAGE_PARAMETER]: id })}
        preventScrollReset
        sx={{ fontWeight: 600, display: 'inline-block', minHeight: 24, overflowWrap: 'anywhere' }}
      >
        <Clamped text={title ?? address} />
      </Link>
      <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {title === null ? 'No title' : <Clamped text={address} />}
      </Typography>
    </>
  );
}
