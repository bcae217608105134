import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import { NoticePage } from './NoticePage';

export function NotFoundPage() {
  return (
    <NoticePage
      icon={<SearchOffIcon />}
      title="This page does not exist"
      text="The address may be mistyped, or the page has moved. The search in the toolbar knows every page."
      home="/"
    />
  );
}
