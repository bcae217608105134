import { competitorName } from '@contracts/briefs/brief-messages';
import type { BriefDetail } from '@contracts/briefs/brief-views';
import type { HeadingGroup } from '@contracts/briefs/briefs';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { Hint } from '../../../shared/hint/Hint';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { useAddressParameter } from '../../../shared/useAddressParameter';

const VIEWS = { groups: 'Groups', pages: 'By page' } as const;

interface HeadingsPanelProps {
  brief: BriefDetail;
  onAdd: (group: HeadingGroup) => void;
}

/** What the pages' headings say: alike ones together, or each page's as a tree. */
export function HeadingsPanel({ brief, onAdd }: HeadingsPanelProps) {
  const [view, setView] = useAddressParameter('headings');
  const shown = view === 'pages' ? 'pages' : 'groups';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ViewToggle
        label="Headings"
        views={VIEWS}
        view={shown}
        onChange={(next) => setView(next === 'groups' ? '' : next)}
      />
      {shown === 'groups' ? <Groups brief={brief} onAdd={onAdd} /> : <Trees brief={brief} />}
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0 };
const ITEM = { py: 1, borderBottom: 1, borderColor: 'divider' };

function Groups({ brief: { headings, profile }, onAdd }: HeadingsPanelProps) {
  if (headings.length === 0) {
    return <EmptyState title="No headings" text="The pages that count have no headings below the title." />;
  }
  return (
    <Box component="ul" aria-label="Groups of headings" sx={LIST}>
      {headings.map((group, index) => (
        <Box component="li" key={`${group.label}-${index}`} sx={{ ...ITEM, display: 'flex', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {group.label}
            </Typography>
            <Typography variant="caption" color="text.secondary" component="p">
              {group.pages} of {counted(profile.pages, 'page')} · {placeText(group.place)} · about{' '}
              {counted(group.words, 'word')}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {group.headings.map(({ position, text, level }, at) => (
                <Typography
                  component="li"
                  variant="body2"
                  color="text.secondary"
                  key={`${position}-${at}`}
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  <span dir="auto">{text}</span> (page {position}, h{level})
                </Typography>
              ))}
            </Box>
          </Box>
          <Hint title="Add to the outline">
            <IconButton
              aria-label={`Add “${group.label}” to the outline`}
              onClick={() => onAdd(group)}
              sx={{ alignSelf: 'flex-start' }}
            >
              <AddIcon />
            </IconButton>
          </Hint>
        </Box>
      ))}
    </Box>
  );
}

function Trees({ brief: { pages } }: Pick<HeadingsPanelProps, 'brief'>) {
  const read = pages.filter(({ failure }) => failure === null);
  return (
    <Box component="ul" aria-label="Headings by page" sx={LIST}>
      {read.map((page) => (
        <Box component="li" key={page.position} sx={ITEM}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {page.position}. {competitorName(page)}
          </Typography>
          {page.headings.length === 0 ? (
            <Typography variant="body2" color="text.secondary">
              No headings
            </Typography>
          ) : (
            page.headings.map(({ level, text, words }, at) => (
              <Typography
                key={at}
                variant="body2"
                sx={{ pl: Math.max(0, level - 1) * 1.5, overflowWrap: 'anywhere' }}
              >
                <Typography component="span" variant="caption" color="text.secondary">
                  h{level}
                </Typography>{' '}
                <span dir="auto">{text}</span>{' '}
                <Typography component="span" variant="caption" color="text.secondary">
                  {counted(words, 'word')}
                </Typography>
              </Typography>
            ))
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Where it mostly stands, in words. */
function placeText(place: number): string {
  if (place < 1 / 3) return 'early';
  return place > 2 / 3 ? 'late' : 'in the middle';
}
