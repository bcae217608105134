import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NavigationEntry, NavigationGroup } from '@domain/access/navigation';
import { toolSectionsOf } from '@domain/access/navigation-sections';
import { NAVBAR_COLORS } from '../../theme/palette';
import { NavbarItem } from './NavbarItem';
import { NavbarSection } from './NavbarSection';
import type { NavbarFolds } from './useNavbarFolds';

interface NavbarGroupProps {
  group: NavigationGroup;
  isOpen: boolean;
  /** Of the tools that the plan does not include. */
  locked: ReadonlySet<string>;
  /** Of the headings within it; without them it is one list. */
  folds?: NavbarFolds;
  onNavigate?: () => void;
}

export function NavbarGroup({ group, isOpen, locked, folds, onNavigate }: NavbarGroupProps) {
  const headingId = `navigation-${group.id}`;
  const itemsOf = (entries: readonly NavigationEntry[]) =>
    entries.map((entry) => (
      <li key={entry.id}>
        <NavbarItem entry={entry} isOpen={isOpen} isLocked={locked.has(entry.id)} onNavigate={onNavigate} />
      </li>
    ));
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
      {folds ? (
        toolSectionsOf(group.entries).map(({ id, title, entries }) => (
          <NavbarSection
            key={id}
            {...{ id, title, isOpen }}
            level="h3"
            isFolded={folds.isFolded(id)}
            onToggle={() => folds.toggle(id)}
          >
            {itemsOf(entries)}
          </NavbarSection>
        ))
      ) : (
        <Box component="ul" aria-labelledby={headingId} sx={{ listStyle: 'none', m: 0, px: 1, py: 0 }}>
          {itemsOf(group.entries)}
        </Box>
      )}
    </Box>
  );
}
