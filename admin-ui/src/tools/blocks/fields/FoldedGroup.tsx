import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { GapText, useGapsOf } from './Gaps';

interface FoldedGroupProps {
  title: string;
  /** What is inside, in a few words. */
  summary: string;
  /** Its fields: a refusal of one of them opens it. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields that few blocks need, under a title that opens them. */
export function FoldedGroup({ title, summary, names, children }: FoldedGroupProps) {
  const [opened, setOpened] = useState(false);
  const { errors } = useFormState();
  const isOpen = opened || names.some((name) => get(errors, name) !== undefined);
  const hasGap = useGapsOf(names).includes(true);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <ButtonBase
        onClick={() => setOpened(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-fields` : undefined}
        sx={{
          width: '100%',
          justifyContent: 'space-between',
          gap: 1,
          py: 0.5,
          borderRadius: 1,
          textAlign: 'start',
        }}
      >
        <Box>
          <Typography id={id} variant="h3" component="p">
            {title}
          </Typography>
          {isOpen ? null : (
            <>
              <Typography variant="body2" color="text.secondary">
                {summary}
              </Typography>
              {hasGap ? <GapText isInside /> : null}
            </>
          )}
        </Box>
        <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
      </ButtonBase>
      <Collapse in={isOpen} unmountOnExit timeout={0}>
        <Box id={`${id}-fields`} sx={{ pt: 1 }}>
          {children}
        </Box>
      </Collapse>
    </Box>
  );
}
