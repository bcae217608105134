import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface Card {
  id: string | number;
  title: string;
  /** The line below it. */
  detail: string;
  /** Where it leads. */
  to?: string;
  /** Before it, and at its end. */
  box?: ReactNode;
  end?: ReactNode;
}

const PARTED = { '& > :not(:last-child)': { borderBottom: 1, borderColor: 'divider' } } as const;

/** Records on a phone: one below the other, parted by lines. */
export function CardList({ cards }: { cards: readonly Card[] }) {
  return (
    <List disablePadding sx={PARTED}>
      {cards.map(({ id, title, detail, to, box, end }) => {
        const text = <ListItemText primary={title} secondary={detail} sx={{ overflowWrap: 'anywhere' }} />;
        return (
          <ListItem key={id} disablePadding={to !== undefined} secondaryAction={end}>
            {box}
            {to === undefined ? (
              text
            ) : (
              <ListItemButton component={Link} to={to} sx={box ? { pl: 0.5 } : undefined}>
                {text}
              </ListItemButton>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
