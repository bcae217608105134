import ToolIcon from '@mui/icons-material/HandymanOutlined';
import BlockIcon from '@mui/icons-material/LockOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import { NoticePage } from './NoticePage';

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
      text="The URL may be mistyped, or the page has moved. The search in the toolbar knows every page."
      home="/"
    />
  );
}
