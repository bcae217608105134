import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionButton } from '../ActionButton';

interface Suggestion {
  id: string;
  title: string;
  detail: string;
  used: boolean;
  onUse: () => void;
}

interface SuggestionListProps {
  label: string;
  language: string;
  /** What the button says before it is pressed, and after. */
  action: readonly [before: string, after: string];
  saving: boolean;
  items: readonly Suggestion[];
}

/** Suggestions that are accepted one by one. Those that were stay, so that the focus does. */
export function SuggestionList({ label, language, action, saving, items }: SuggestionListProps) {
  const [before, after] = action;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      {items.map(({ id, title, detail, used, onUse }) => (
        <Box
          component="li"
          key={id}
          sx={{
            ...{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } },
            ...{ alignItems: { xs: 'flex-start', sm: 'center' }, gap: 1.5, px: 2, py: 1.5 },
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography lang={language} dir="auto" sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
            {detail ? (
              <Typography variant="body2" color="text.secondary">
                {detail}
              </Typography>
            ) : null}
          </Box>
          <ActionButton
            variant="outlined"
            size="small"
            inactive={used || saving}
            aria-label={`${used ? after : before}: ${title}`}
            onClick={onUse}
          >
            {used ? after : before}
          </ActionButton>
        </Box>
      ))}
    </Box>
  );
}
