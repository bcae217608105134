import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

interface ViewToggleProps<View extends string> {
  label?: string;
  /** What each is called. */
  views: Readonly<Record<View, ReactNode>>;
  view: View;
  onChange: (view: View) => void;
}

/** Which of a few views shows: one always does. */
export function ViewToggle<View extends string>(props: ViewToggleProps<View>) {
  const { label = 'View', views, view, onChange } = props;
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      aria-label={label}
      value={view}
      onChange={(_, chosen: View | null) => onChange(chosen ?? view)}
    >
      {Object.entries<ReactNode>(views).map(([id, name]) => (
        <ToggleButton key={id} value={id}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
