import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FLUSH, TEXT_MAX_WIDTH } from '../theme/measures';

export interface StepCardProps {
  step: number;
  title: string;
  text: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children?: ReactNode;
}

const ACTIONS: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // Below the text a button without a frame begins where the text and the fields do.
  '& > .MuiButton-text:first-of-type': { ml: { xs: FLUSH, md: 0 } },
};

/** One numbered step of the page. */
export function StepCard({ step, title, text, actions, children }: StepCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, overflow: 'visible' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          // Buttons that leave the text too little room go below it.
          flexWrap: { md: 'wrap' },
          alignItems: { md: 'center' },
          gap: 2,
        }}
      >
        <Box sx={{ display: 'flex', gap: { xs: 1.5, md: 2 }, flex: { md: '1 1 22rem' }, minWidth: 0 }}>
          <StepNumber step={step} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h2" id={id} tabIndex={-1} sx={{ outline: 'none' }}>
              {title}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25, maxWidth: TEXT_MAX_WIDTH }}>
              {text}
            </Typography>
          </Box>
        </Box>
        {actions ? <Box sx={ACTIONS}>{actions}</Box> : null}
      </Box>
      {children ? <Box sx={{ mt: 3 }}>{children}</Box> : null}
    </Card>
  );
}

function StepNumber({ step }: { step: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: { xs: 32, md: 40 },
        height: { xs: 32, md: 40 },
        borderRadius: '50%',
        fontWeight: 700,
        color: 'primary.main',
        bgcolor: ({ palette }) => `color-mix(in srgb, ${palette.primary.main} 12%, transparent)`,
      }}
    >
      {step}
    </Box>
  );
}
