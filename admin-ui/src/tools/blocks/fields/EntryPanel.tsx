import DuplicateIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import OpenIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { SortableItem } from '../../../shared/sortable/SortableItem';
import { GapText, useGapsOf } from './Gaps';

interface EntryPanelProps {
  id: string;
  /** Such as Product 2. */
  name: string;
  /** Where its fields stand in the form, with a dot. */
  path: string;
  /** The field that names it. */
  nameField: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Undefined while there is room for no more. */
  onDuplicate?: () => void;
  /** Undefined while there are as few as there may be. */
  onRemove?: () => void;
  children: ReactNode;
}

/** One entry of a list: its name, which opens and closes its fields, and what can be done with the whole of it. */
export function EntryPanel(props: EntryPanelProps) {
  const { id, name, path, nameField, isOpen, onToggle, onDuplicate, onRemove, children } = props;
  const [hasGap = false] = useGapsOf([path]);
  const panelId = useId();
  const title = String(useWatch({ name: `${path}${nameField}` }) ?? '').trim();
  return (
    <SortableItem id={id} name={name} sx={PANEL} handleSx={{ mt: 0.75, ml: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flex: '1 1 0', minWidth: 0, minHeight: 44 }}>
        <ButtonBase
          data-opener=""
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
          sx={OPENER}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" component="span" noWrap sx={{ display: 'block', fontWeight: 600 }}>
              {title ? `${name}: ${title}` : name}
            </Typography>
            {hasGap && !isOpen ? <GapText isInside /> : null}
          </Box>
          <OpenIcon fontSize="small" sx={{ rotate: isOpen ? '180deg' : 'none' }} />
        </ButtonBase>
        <IconButton
          size="small"
          aria-label={`Duplicate ${name}`}
          disabled={!onDuplicate}
          onClick={onDuplicate}
        >
          <DuplicateIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={`Remove ${name}`} disabled={!onRemove} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      {isOpen ? (
        <Box id={panelId} role="group" aria-label={name} sx={FIELDS}>
          {children}
        </Box>
      ) : null}
    </SortableItem>
  );
}

const PANEL = {
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  mb: 1,
  pr: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
};
const OPENER = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 36,
  gap: 0.5,
  px: 1,
  borderRadius: 1,
  textAlign: 'start',
};
const FIELDS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  flexBasis: '100%',
  minWidth: 0,
  p: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
