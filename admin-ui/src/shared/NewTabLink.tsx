import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { breakable } from './addresses/breakable';

interface NewTabLinkProps {
  href: string;
  /** In the colour of the text around it, where the accent would not stand out. */
  inText?: boolean;
  children: string;
}

/** A word joiner, which nobody reads out: the icon never begins a line. */
const WITH_THE_LAST_WORD = { whiteSpace: 'nowrap', '&::before': { content: String.raw`"\2060" / ""` } };

/** A link out of the product. */
export function NewTabLink({ href, inText = false, children }: NewTabLinkProps) {
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...(inText && { color: 'inherit', underline: 'always' })}
    >
      {breakable(children)}
      <Box component="span" sx={WITH_THE_LAST_WORD}>
        <OpenInNewIcon
          titleAccess="opens in a new tab"
          sx={{ ml: 0.5, fontSize: '1em', verticalAlign: '-0.125em' }}
        />
      </Box>
    </Link>
  );
}
