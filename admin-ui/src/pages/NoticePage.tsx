import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../shared/Notice';
import { usePageTitle } from '../shared/usePageTitle';

interface NoticePageProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Where the button leads; none without it. */
  home?: string;
}

/** A page that says one thing, with the way back to a useful one. */
export function NoticePage({ icon, title, text, home }: NoticePageProps) {
  usePageTitle(title);
  const action = home ? (
    <Button component={Link} to={home} variant="contained">
      Go to my first page
    </Button>
  ) : undefined;
  return <Notice icon={icon} heading="h1" title={title} text={text} action={action} />;
}
