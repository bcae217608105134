import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FLUSH } from '../../../theme/measures';
import { OptionFields } from './OptionFields';
import type { WatchValues } from './watchValues';

const FIELDS = ['name', 'tags', 'scope', 'rules', 'masks', 'preset', 'intervalMinutes', 'notify'] as const;

/** What few change of a new watch, closed until it is asked for or something in it is wrong. */
export function Options(props: Parameters<typeof OptionFields>[0]) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { errors } = useFormState<WatchValues>();
  const isOpen = open || FIELDS.some((field) => errors[field]);
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: FLUSH }}
      >
        {isOpen ? 'Fewer options' : 'Options'}
      </Button>
      {isOpen ? (
        <Box id={id} sx={{ mt: 2 }}>
          <OptionFields {...props} />
        </Box>
      ) : null}
    </Box>
  );
}
