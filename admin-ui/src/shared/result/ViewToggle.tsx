import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** More than this stand close together on a phone. */
const MANY = 3;

interface ViewToggleProps<View extends string> {
  label?: string;
  /** A word before it, where its views do not tell what they are of. */
  caption?: string;
  /** What each is called. */
  views: Readonly<Record<View, ReactNode>>;
  view: View;
  onChange: (view: View) => void;
}

/** Which of a few views shows: one always does. */
export function ViewToggle<View extends string>(props: ViewToggleProps<View>) {
  const { label = 'View', caption, views, view, onChange } = props;
  const entries = Object.entries<ReactNode>(views);
  const group = (
    <ToggleButtonGroup
      size="small"
      exclusive
      aria-label={label}
      value={view}
      sx={{
        whiteSpace: 'nowrap',
        '& > button': { px: { xs: entries.length > MANY ? 0.5 : undefined, sm: 1.75 } },
      }}
      onChange={(_, chosen: View | null) => onChange(chosen ?? view)}
    >
      {entries.map(([id, name]) => (
        <ToggleButton key={id} value={id}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  if (caption === undefined) return group;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography component="span" variant="body2" color="text.secondary">
        {caption}
      </Typography>
      {group}
    </Box>
  );
}
