import ToolIcon from '@mui/icons-material/HandymanOutlined';
import BlockIcon from '@mui/icons-material/LockOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../shared/Notice';
import { usePageTitle } from '../shared/usePageTitle';

export function BlockedPage() {
  return (
    <NoticePage
      icon={<BlockIcon />}
      title="You do not have access to this tool"
      text="Your batch does not include it. If you need it, please ask an admin."
      home="/"
    />
  );
}

export function NoToolsPage() {
  return (
    <NoticePage
      icon={<ToolIcon />}
      title="You have no tools yet"
      text="The tools of your batch are not available right now. Please ask an admin."
    />
  );
}

export function NotFoundPage() {
  return (
    <NoticePage
      icon={<SearchOffIcon />}
      title="This page does not exist"
      text="The URL may be mistyped, or the page has moved. Use the search in the toolbar to find any page."
      home="/"
    />
  );
}

interface NoticePageProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Where the button leads; none without it. */
  home?: string;
}

/** A page that says one thing, with the way back to a useful one. */
function NoticePage({ icon, title, text, home }: NoticePageProps) {
  usePageTitle(title);
  const action = home ? (
    <Button component={Link} to={home} variant="contained">
      Go to my first page
    </Button>
  ) : undefined;
  return <Notice icon={icon} heading="h1" title={title} text={text} action={action} />;
}
