import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { GapText, useIsGap } from './Gaps';

interface FieldGroupProps {
  title: string;
  /** The list that it holds, where it is one. */
  name?: string;
  children: ReactNode;
}

/** Fields that belong together, under a title. */
export function FieldGroup({ title, name = '', children }: FieldGroupProps) {
  const isGap = useIsGap(name);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={isGap ? `${id}-gap` : undefined}>
      <Typography id={id} variant="h3" component="p" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {isGap ? (
        <Box id={`${id}-gap`}>
          <GapText />
        </Box>
      ) : null}
      {children}
    </Box>
  );
}
