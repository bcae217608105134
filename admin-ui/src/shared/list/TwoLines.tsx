import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CutText } from './CutText';

interface TwoLinesProps {
  /** What its row is called. */
  name: string;
  /** Where the name is a link. */
  link?: ReactNode;
  /** What else tells rows apart. */
  second: string;
}

/** Pixels that it has in the narrowest table, alone and with an email below, so that it pushes no other column out. */
const [LEAST, LEAST_WITH_EMAIL] = [140, 168];

/** A cell with what its row is called and, below, what else tells rows apart; both are cut where there is no room. */
export function TwoLines({ name, link = name, second }: TwoLinesProps) {
  const least = second ? LEAST_WITH_EMAIL : LEAST;
  return (
    <>
      <Typography component="div" variant="body2" sx={{ fontWeight: 600 }}>
        <CutText text={name} least={least}>
          {link}
        </CutText>
      </Typography>
      {second ? (
        <Typography component="div" variant="body2" color="text.secondary" sx={{ fontSize: 12 }}>
          <CutText text={second} least={least} />
        </Typography>
      ) : null}
    </>
  );
}
