import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { THEME_PRESETS, type ThemePreset, themeChanges } from '@domain/blocks/theme-presets';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormShape } from '../editor/formShape';

/** What a preset replaced. */
interface Applied {
  name: string;
  before: (readonly [path: string, value: unknown])[];
}

/** Colours that go together, for the whole block at once; one press takes them back. */
export function ThemePresets() {
  const { getValues, setValue } = useFormContext<FormShape>();
  const [applied, setApplied] = useState<Applied>();
  const id = useId();
  const set = (changes: Applied['before']) => {
    // A button that is gone by now gets no colours back.
    for (const [path, value] of changes) {
      const owner = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : undefined;
      if (owner === undefined || getValues(owner) !== undefined) setValue(path, value, { shouldDirty: true });
    }
  };
  const apply = (theme: ThemePreset) => {
    const changes = themeChanges(getValues(), theme);
    setApplied({ name: theme.name, before: changes.map(([path]) => [path, getValues(path)]) });
    set(changes);
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ my: 1 }}>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        Theme
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {THEME_PRESETS.map((theme) => (
          <Button
            key={theme.name}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => apply(theme)}
            sx={{ borderColor: 'text.disabled' }}
            startIcon={<Swatch colors={theme.colors} />}
          >
            {theme.name}
          </Button>
        ))}
      </Box>
      {applied ? (
        <Alert
          severity="success"
          sx={{ mt: 1 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                set(applied.before);
                setApplied(undefined);
              }}
            >
              Undo
            </Button>
          }
        >
          {BLOCK_MESSAGES.themeApplied(applied.name)}
        </Alert>
      ) : null}
    </Box>
  );
}

function Swatch({ colors: [first, second] }: { colors: readonly [string, string] }) {
  return (
    <Box
      component="span"
      sx={{
        width: 14,
        height: 14,
        borderRadius: '50%',
        border: 1,
        borderColor: 'divider',
        backgroundImage: `linear-gradient(135deg, ${first} 50%, ${second} 50%)`,
      }}
    />
  );
}
