import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface NoticeProps {
  icon: ReactNode;
  title: string;
  /** What it means and what to do next. */
  text?: ReactNode;
  /** The one button that helps. */
  action?: ReactNode;
  tone?: 'neutral' | 'error';
  /** The level of the title in the page's outline. */
  heading?: 'h1' | 'h2' | 'p';
  role?: 'alert';
}

/** An icon, a sentence and a way on, in the middle of the place that has nothing else to show. */
export function Notice({ icon, title, text, action, tone = 'neutral', heading = 'p', role }: NoticeProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        px: 3,
        py: { xs: 5, md: 8 },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          mb: 2,
          borderRadius: '50%',
          color: tone === 'error' ? 'error.main' : 'primary.main',
          bgcolor: (theme) =>
            `color-mix(in srgb, ${theme.palette[tone === 'error' ? 'error' : 'primary'].main} 12%, transparent)`,
          '& svg': { fontSize: 32 },
        }}
      >
        {icon}
      </Box>
      <Typography variant="h2" component={heading}>
        {title}
      </Typography>
      {text ? (
        <Typography color="text.secondary" sx={{ mt: 1, maxWidth: 480, textWrap: 'balance' }}>
          {text}
        </Typography>
      ) : null}
      {action ? (
        <Box sx={{ mt: 3, display: 'flex', justifyContent: 'center', gap: 1, flexWrap: 'wrap' }}>
          {action}
        </Box>
      ) : null}
    </Box>
  );
}
