import ToolIcon from '@mui/icons-material/HandymanOutlined';
import { NoticePage } from './NoticePage';

export function NoToolsPage() {
  return (
    <NoticePage
      icon={<ToolIcon />}
      title="No tool is open to you yet"
      text="The tools of your batch are not available right now. Please ask an administrator."
    />
  );
}
