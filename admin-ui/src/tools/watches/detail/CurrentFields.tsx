import { WATCH_FIELD_LABELS } from '@contracts/watches/watch-field-labels';
import { WATCH_FIELDS, type WatchFields } from '@contracts/watches/watch-content';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { fieldValues } from './fieldValues';
import { FieldValue } from './FieldValue';
import { FLUSH } from '../../../theme/measures';

interface CurrentFieldsProps {
  /** None before the page was read. */
  fields: WatchFields | null;
  /** Whether they show before they are asked for. */
  expanded: boolean;
}

/** All SEO fields as they were read last. */
export function CurrentFields({ fields, expanded }: CurrentFieldsProps) {
  const [chosen, setChosen] = useState<boolean>();
  const id = useId();
  if (!fields) {
    return (
      <Typography color="text.secondary">The SEO fields show here once the page has been read.</Typography>
    );
  }
  const isOpen = chosen ?? expanded;
  return (
    <Box sx={{ mt: expanded ? 0 : 3 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setChosen(!isOpen)}
        sx={{ ml: FLUSH }}
      >
        All fields as they are now
      </Button>
      {isOpen ? (
        <Box
          component="dl"
          id={id}
          sx={{
            m: 0,
            mt: 1,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
            typography: 'body2',
            '& > *': { borderTop: { sm: 1 }, borderColor: { sm: 'divider' }, py: { sm: 1 } },
          }}
        >
          {WATCH_FIELDS.map((field) => (
            <FieldNow key={field} name={WATCH_FIELD_LABELS[field]}>
              <FieldValue
                side="after"
                values={fieldValues({ field, before: fields[field], after: fields[field] }).after}
              />
            </FieldNow>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function FieldNow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ fontWeight: 600, mt: { xs: 1.5, sm: 0 } }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        {children}
      </Box>
    </>
  );
}
