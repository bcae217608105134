import { WATCH_FIELD_LABELS } from '@contracts/watches/watch-field-labels';
import { WATCH_MASKS, type WatchSlot } from '@contracts/watches/watch-content';
import type { WatchSettings, WatchView } from '@contracts/watches/watches';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { Hint } from '../../../shared/hint/Hint';
import { settingsOf } from '../shown/watchSettings';
import { MASK_LABELS } from '../shown/watchText';
import { saveWatch, watchKeys } from '../watchApi';

/** What of the page does not count, each part of which can be made to count again. */
export function IgnoredTab({ watch }: { watch: WatchView }) {
  const { save, busy } = useSaveSettings(watch);
  const { masks, rules, slots } = watch;
  const switchSlot = ({ id, off }: WatchSlot) => {
    const others = slots.filter((slot) => slot.off && slot.id !== id).map((slot) => slot.id);
    void save({ slotsOff: off ? others : [...others, id] });
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Part title="Texts" text="Lines with these texts are ignored.">
        {rules.length === 0 ? (
          <Nothing text="None. Choose “Ignore this” beside a change, or edit the watch." />
        ) : (
          <Entries label="Ignored texts">
            {rules.map((rule) => (
              <Box component="li" key={rule} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Box component="code" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {rule}
                </Box>
                <Hint title="Remove">
                  <IconButton
                    aria-label={`Remove ${rule}`}
                    disabled={busy}
                    onClick={() => void save({ rules: rules.filter((each) => each !== rule) })}
                  >
                    <DeleteIcon />
                  </IconButton>
                </Hint>
              </Box>
            ))}
          </Entries>
        )}
      </Part>
      <Part
        title="Places"
        text="These differed between two fetches of the unchanged page, or you chose to ignore them. Untick one to be told of changes there."
      >
        {slots.length === 0 ? (
          <Nothing text="None: nothing on this page changes by itself." />
        ) : (
          <Entries label="Ignored places">
            {slots.map((slot) => (
              <li key={slot.id}>
                <FormControlLabel
                  control={<Checkbox checked={!slot.off} disabled={busy} onChange={() => switchSlot(slot)} />}
                  label={<Place slot={slot} />}
                  sx={{ alignItems: 'start', '& .MuiCheckbox-root': { mt: -1 } }}
                />
              </li>
            ))}
          </Entries>
        )}
      </Part>
      <Part title="Kinds of text" text="What changes by itself on many pages.">
        <Entries label="Ignored kinds of text">
          {WATCH_MASKS.map((mask) => (
            <li key={mask}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={masks.includes(mask)}
                    disabled={busy}
                    onChange={() =>
                      void save({
                        masks: WATCH_MASKS.filter((each) => masks.includes(each) !== (each === mask)),
                      })
                    }
                  />
                }
                label={`${MASK_LABELS[mask].name}, such as “${MASK_LABELS[mask].example}”`}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </li>
          ))}
        </Entries>
      </Part>
    </Box>
  );
}

function Place({ slot: { field, before, after, held } }: { slot: WatchSlot }) {
  const where = field
    ? WATCH_FIELD_LABELS[field]
    : before !== null
      ? `Below “${before}”`
      : after !== null
        ? `Above “${after}”`
        : 'The whole text';
  return (
    <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <Box component="span" dir="auto" sx={{ display: 'block' }}>
        {where}
      </Box>
      {held.length > 0 ? (
        <Typography component="span" dir="auto" variant="body2" color="text.secondary">
          Held{' '}
          {held
            .slice(0, 3)
            .map((line) => `“${line}”`)
            .join(', ')}
          {held.length > 3 ? ` and ${held.length - 3} more` : ''}
        </Typography>
      ) : null}
    </Box>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {children}
    </Box>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {text}
    </Typography>
  );
}

/** Saves one thing that is set of a watch, with the others as they are. */
function useSaveSettings(watch: WatchView) {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async (changes: Partial<WatchSettings> & { slotsOff?: string[] }) => {
    setBusy(true);
    try {
      const saved = await saveWatch(watch.id, { ...settingsOf(watch), ...changes });
      client.setQueryData(watchKeys.one(watch.id), saved);
      // Which past changes are ignored may be others now.
      await client.invalidateQueries({ queryKey: watchKeys.one(watch.id) });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  return { save, busy };
}
