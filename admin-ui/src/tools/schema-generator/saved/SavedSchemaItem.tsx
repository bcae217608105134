import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { SAVED_SCHEMA_MESSAGES } from '@contracts/schema/saved-schema-messages';
import { MAX_SCHEMA_NAME, type SavedSchemaEntry } from '@contracts/schema/saved-schemas';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirmation } from '../../../shared/Confirmation';
import { formatDay } from '../../../shared/format';
import { NameDialog } from '../../../shared/form/NameDialog';

interface SavedSchemaItemProps {
  schema: SavedSchemaEntry;
  busy: boolean;
  onOpen: () => void;
  /** Absent where the user may not use the tool that checks pages. */
  onCheck?: () => void;
  onRename: (name: string) => Promise<void>;
  onRemove: () => void;
}

/** One saved schema with what can be done with it. */
export function SavedSchemaItem({
  schema: { name, address, updatedAt },
  busy,
  onOpen,
  onCheck,
  onRename,
  onRemove,
}: SavedSchemaItemProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'rename' | 'delete'>();
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 1.5,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[address, formatDay(updatedAt)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {onCheck ? (
          <Button size="small" disabled={busy} onClick={onCheck} aria-label={`Check page of ${name}`}>
            Check page
          </Button>
        ) : null}
        <Button size="small" variant="outlined" loading={busy} onClick={onOpen} aria-label={`Open ${name}`}>
          Open
        </Button>
        <IconButton aria-label={`More for ${name}`} onClick={(event) => setAnchor(event.currentTarget)}>
          <MoreIcon />
        </IconButton>
      </Box>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => setDialog('rename'))}>Rename</MenuItem>
        <MenuItem onClick={choose(() => setDialog('delete'))}>Delete</MenuItem>
      </Menu>
      {dialog === 'rename' ? (
        <NameDialog
          maxLength={MAX_SCHEMA_NAME}
          missing={SAVED_SCHEMA_MESSAGES.nameRequired}
          title="Rename schema"
          action="Rename"
          name={name}
          onClose={() => setDialog(undefined)}
          onSubmit={onRename}
        />
      ) : null}
      <Confirmation
        open={dialog === 'delete'}
        title={`Delete ${name}?`}
        text="This cannot be undone. The schema on your page stays as it is."
        action="Delete"
        destroys
        onConfirm={() => {
          setDialog(undefined);
          onRemove();
        }}
        onClose={() => setDialog(undefined)}
      />
    </Box>
  );
}
