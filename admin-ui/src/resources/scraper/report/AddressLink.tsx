import Link from '@mui/material/Link';
import { pathWithin } from '../crawlText';

/** An address of the web that opens in a tab of its own; of other kinds only the text, since it may be a script. */
export function AddressLink({ url, startUrl = '' }: { url: string; startUrl?: string }) {
  const text = pathWithin(url, startUrl);
  if (!/^https?:\/\//i.test(url)) return <>{text}</>;
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      sx={{ overflowWrap: 'anywhere', display: 'inline-block', minHeight: 24 }}
    >
      {text}
    </Link>
  );
}
