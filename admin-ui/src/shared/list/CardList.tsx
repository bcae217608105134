import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CardDetail } from './cardDetail';

export interface Card {
  id: string | number;
  title: string;
  /** What stands below it. */
  detail: CardDetail;
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
        const text = (
          <ListItemText
            primary={title}
            secondary={<Detail {...detail} />}
            slotProps={{ secondary: { component: 'div' } }}
            sx={{ overflowWrap: 'anywhere' }}
          />
        );
        return (
          <ListItem key={id} disablePadding={to !== undefined}>
            {box}
            {to === undefined ? (
              text
            ) : (
              <ListItemButton component={Link} to={to} sx={box ? { pl: 0.5 } : undefined}>
                {text}
              </ListItemButton>
            )}
            {/* Beside the text, however wide it is: a place of a fixed width would let the text run below it. */}
            {end ? <Box sx={{ flexShrink: 0, ml: 1, mr: to === undefined ? -1 : 1 }}>{end}</Box> : null}
          </ListItem>
        );
      })}
    </List>
  );
}

function Detail({ line, chips = [] }: CardDetail) {
  return (
    <>
      {line}
      {chips.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: line ? 0.75 : 0.5 }}>
          {chips.map(({ label, color }) => (
            <Chip key={label} size="small" variant="outlined" label={label} color={color} />
          ))}
        </Box>
      ) : null}
    </>
  );
}
