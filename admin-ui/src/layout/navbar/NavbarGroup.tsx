import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NavigationGroup } from '@domain/access/navigation';
import { NAVBAR_COLORS } from '../../theme/palette';
import { NavbarItem } from './NavbarItem';

interface NavbarGroupProps {
  group: NavigationGroup;
  isOpen: boolean;
  /** Of the tools that the plan does not include. */
  locked: ReadonlySet<string>;
  onNavigate?: () => void;
}

export function NavbarGroup({ group, isOpen, locked, onNavigate }: NavbarGroupProps) {
  const headingId = `navigation-${group.id}`;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography
        id={headingId}
        variant="overline"
        component="h2"
        sx={{
          px: 3,
          height: 32,
          color: NAVBAR_COLORS.muted,
          whiteSpace: 'nowrap',
          opacity: isOpen ? 1 : 0,
        }}
      >
        {group.title}
      </Typography>
      <Box component="ul" aria-labelledby={headingId} sx={{ listStyle: 'none', m: 0, px: 1, py: 0 }}>
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <NavbarItem
              entry={entry}
              isOpen={isOpen}
              isLocked={locked.has(entry.id)}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
