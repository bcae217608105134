import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { notePartsOf } from './noteParts';

/** A note as it was written: plain text with its line breaks and clickable addresses, and nothing else. */
export function NoteText({ msg }: { msg: string }) {
  return (
    <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {notePartsOf(msg).map(({ text, href }, index) =>
        href ? (
          <Link key={index} href={href} target="_blank" rel="noopener noreferrer" underline="always">
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </Typography>
  );
}
