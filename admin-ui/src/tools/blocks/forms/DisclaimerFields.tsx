import { DISCLAIMER_PRESETS, tellsOfLinks } from '@domain/blocks/disclaimers';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SwitchField } from '../../../shared/form/SwitchField';
import type { FormShape } from '../editor/formShape';
import { TextInput } from '../fields/TextInput';

export function DisclaimerFields() {
  return (
    <SwitchField name="showDisclaimer" label="Show disclaimer">
      <TextInput
        name="disclaimerText"
        label="Disclaimer text"
        multiline
        minRows={2}
        maxRows={6}
        help={(text) => (tellsOfLinks(text) ? 'Shown where the block has a link.' : undefined)}
      />
      <ReadyTexts />
    </SwitchField>
  );
}

function ReadyTexts() {
  const { setValue } = useFormContext<FormShape>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Ready texts
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {DISCLAIMER_PRESETS.map(({ name, text }) => (
          <MenuItem
            key={name}
            sx={{ maxWidth: 420, whiteSpace: 'normal' }}
            onClick={() => {
              setValue('disclaimerText', text, { shouldDirty: true });
              setAnchor(null);
            }}
          >
            <ListItemText primary={name} secondary={text} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
