import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { TEXT_MAX_WIDTH } from '../../theme/measures';

export interface ResultFrameProps {
  title: string;
  /** What the region is called where its title is the user's own, such as a file's name. */
  label?: string;
  /** What it is about, below the title. */
  text?: ReactNode;
  /** Before the title. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A named card of the page: a result, or the results so far. */
export function ResultFrame({ title, label, text, icon, children }: ResultFrameProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-label={label}
      aria-labelledby={label ? undefined : id}
      sx={{ p: { xs: 2, md: 3 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: text ? 0.25 : 1 }}>
        {icon}
        <Typography
          variant="h2"
          id={id}
          tabIndex={-1}
          noWrap
          title={label ? title : undefined}
          sx={{ outline: 'none' }}
        >
          {title}
        </Typography>
      </Box>
      {text ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: TEXT_MAX_WIDTH }}>
          {text}
        </Typography>
      ) : null}
      {children}
    </Card>
  );
}
