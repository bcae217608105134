import BlockIcon from '@mui/icons-material/LockOutlined';
import { NoticePage } from './NoticePage';

export function BlockedPage() {
  return (
    <NoticePage
      icon={<BlockIcon />}
      title="You do not have access to this tool"
      text="It is not among the tools of your batch. If you need it, please ask an administrator."
      home="/"
    />
  );
}
