import type { JobView } from '@contracts/jobs/jobs';
import { decidePath } from '@domain/access/navigation';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiPage } from '../../providers/apiClient';
import { useSubject } from '../../session/useSession';
import { Hint } from '../../shared/hint/Hint';
import { jobKeys } from '../../shared/jobs/jobApi';
import { NavigationIcon } from '../NavigationIcon';
import { runEntryOf } from '../search/runEntry';
import { ITEM_STYLE } from './itemStyle';
import { NavbarSection } from './NavbarSection';
import type { NavbarFolds } from './useNavbarFolds';

const SHOWN = 4;
/** What changes runs asks anew; that the navigation comes and goes with the window's width does not. */
const KEPT_MS = 60_000;

interface RecentWorkProps {
  isOpen: boolean;
  folds: NavbarFolds;
  onNavigate?: () => void;
}

/** The user's latest runs of tools that are still open to them; nothing where there is none. */
export function RecentWork({ isOpen, folds, onNavigate }: RecentWorkProps) {
  const runs = useRecentRuns();
  if (runs.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <NavbarSection
        id="recent"
        title="Recent"
        level="h2"
        isOpen={isOpen}
        isFolded={folds.isFolded('recent')}
        onToggle={() => folds.toggle('recent')}
      >
        {runs.map(({ id, entryId, title, url, within }) => (
          <li key={id}>
            <Hint title={`${title} · ${within}`} placement="right">
              <ButtonBase component={Link} to={url} onClick={onNavigate} sx={ITEM_STYLE}>
                <NavigationIcon id={entryId} />
                <Box component="span" sx={TITLE} style={isOpen ? undefined : { opacity: 0 }}>
                  {title}
                </Box>
              </ButtonBase>
            </Hint>
          </li>
        ))}
      </NavbarSection>
    </Box>
  );
}

const TITLE = { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Asked for anew whenever a run begins, ends or is deleted. */
function useRecentRuns() {
  const subject = useSubject();
  const { data = [] } = useQuery({
    queryKey: [...jobKeys.all, 'recent'],
    staleTime: KEPT_MS,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ range: JSON.stringify([0, SHOWN - 1]) });
      const { items } = await apiPage<JobView>(`/jobs?${query.toString()}`, { signal, quiet: true });
      return items;
    },
  });
  return data.map(runEntryOf).filter(({ url }) => decidePath(subject, url) === 'open');
}
