import { HUB_LIMITS, type HubEdit, type HubPageView, type HubView } from '@contracts/hub/hub';
import { HUB_MESSAGES } from '@contracts/hub/hub-messages';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useRef, useState } from 'react';

interface PageChangesProps {
  page: HubPageView;
  hub: HubView;
  saving: boolean;
  onEdit: (...edits: HubEdit[]) => Promise<boolean>;
  onClose: () => void;
}

/** The forms that change a page: each is saved at once. */
export function PageChanges({ page, hub, saving, onEdit, onClose }: PageChangesProps) {
  const { id, kind } = page;
  const within = idsWithin(hub.pages, id);
  const inHub = hub.pages.filter((one) => one.kind !== 'off' && !within.has(one.id));
  const closeAfter = async (...edits: HubEdit[]) => {
    const done = await onEdit(...edits);
    if (done) onClose();
    return done;
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <TextForm
        label="Title"
        action="Rename"
        value={page.title}
        maxLength={HUB_LIMITS.title}
        missing={HUB_MESSAGES.titleRequired}
        saving={saving}
        onSave={(title) => onEdit({ kind: 'rename', id, title })}
      />
      <ExistingForm page={page} hub={hub} saving={saving} onEdit={onEdit} />
      {kind === 'root' ? null : (
        <>
          <PageChoice
            label={kind === 'off' ? 'Put into the hub under' : 'Belongs under'}
            action="Move"
            pages={inHub.filter(({ depth }) => depth < HUB_LIMITS.depth)}
            chosen={page.parent}
            saving={saving}
            onSave={(parent) => onEdit({ kind: 'move', id, parent })}
          />
          <PageChoice
            label="Merge into"
            action="Merge"
            pages={inHub}
            chosen={null}
            saving={saving}
            onSave={(into) => closeAfter({ kind: 'merge', id, into })}
          />
        </>
      )}
      {kind === 'off' || page.depth >= HUB_LIMITS.depth ? null : (
        <TextForm
          label="New page below it"
          action="Add"
          value=""
          maxLength={HUB_LIMITS.title}
          missing={HUB_MESSAGES.titleRequired}
          saving={saving}
          onSave={(title) => onEdit({ kind: 'add', parent: id, title })}
        />
      )}
      {kind === 'page' ? (
        <Box>
          <Button color="error" disabled={saving} onClick={() => void closeAfter({ kind: 'remove', id })}>
            {page.keywords > 0 ? 'Take out of the hub' : 'Delete page'}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  gap: 1,
  alignItems: 'flex-start',
  '& > button': { mt: 1, minWidth: 88 },
} as const;

interface TextFormProps {
  label: string;
  action: string;
  value: string;
  maxLength: number;
  missing: string;
  saving: boolean;
  /** Whether it was done. */
  onSave: (text: string) => Promise<boolean>;
}

function TextForm({ label, action, value, maxLength, missing, saving, onSave }: TextFormProps) {
  const [text, setText] = useEntered(value);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') setProblem(missing);
    else if (await onSave(text.trim())) setText(value === '' ? '' : text.trim());
    // The button that was used takes no focus now.
    field.current?.focus();
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={ROW}>
      <TextField
        size="small"
        fullWidth
        label={label}
        inputRef={field}
        value={text}
        error={problem !== undefined}
        helperText={problem}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
        slotProps={{ htmlInput: { maxLength }, formHelperText: { role: problem ? 'alert' : undefined } }}
      />
      <Button type="submit" variant="outlined" disabled={saving || text.trim() === value}>
        {action}
      </Button>
    </Box>
  );
}

type ExistingFormProps = Pick<PageChangesProps, 'page' | 'hub' | 'saving' | 'onEdit'>;

/** Which page that is there already it is; empty for a new one. */
function ExistingForm({ page: { id, address }, hub, saving, onEdit }: ExistingFormProps) {
  const [text, setText] = useEntered(address ?? '');
  const field = useRef<HTMLInputElement>(null);
  const taken = new Set(hub.pages.flatMap((one) => (one.id === id ? [] : (one.address ?? []))));
  const free = hub.existing.filter((one) => !taken.has(one.address));
  const titles = new Map(free.map((one) => [one.address, one.title]));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void onEdit({ kind: 'existing', id, address: text.trim() }).then(() => field.current?.focus());
      }}
      sx={ROW}
    >
      <Autocomplete
        freeSolo
        fullWidth
        size="small"
        options={free.map((one) => one.address)}
        getOptionLabel={(option) => option}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {titles.get(option) || option}
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                {option}
              </Box>
            </Box>
          </li>
        )}
        inputValue={text}
        value={null}
        onInputChange={(_, next, reason) => {
          if (reason !== 'reset' || next !== '') setText(next);
        }}
        renderInput={(params) => (
          <TextField {...params} inputRef={field} label="Existing page" placeholder="New page" />
        )}
      />
      <Button type="submit" variant="outlined" disabled={saving || text.trim() === (address ?? '')}>
        Save
      </Button>
    </Box>
  );
}

interface PageChoiceProps {
  label: string;
  action: string;
  pages: readonly HubPageView[];
  chosen: string | null;
  saving: boolean;
  onSave: (page: string) => Promise<boolean>;
}

function PageChoice({ label, action, pages, chosen, saving, onSave }: PageChoiceProps) {
  const [id, setId] = useEntered(chosen);
  const field = useRef<HTMLInputElement>(null);
  const picked = pages.find((page) => page.id === id) ?? null;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (picked) void onSave(picked.id).then(() => field.current?.focus());
      }}
      sx={ROW}
    >
      <Autocomplete
        fullWidth
        size="small"
        options={pages}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        value={picked}
        onChange={(_, page) => setId(page?.id ?? null)}
        renderInput={(params) => <TextField {...params} inputRef={field} label={label} />}
      />
      <Button type="submit" variant="outlined" disabled={saving || picked === null || picked.id === chosen}>
        {action}
      </Button>
    </Box>
  );
}

/** What is entered, until what it stands for changes elsewhere. */
function useEntered<Value>(value: Value) {
  const [known, setKnown] = useState(value);
  const [entered, setEntered] = useState(value);
  if (known !== value) {
    setKnown(value);
    setEntered(value);
  }
  return [entered, setEntered] as const;
}

/** A page and all that is below it. */
function idsWithin(pages: readonly HubPageView[], id: string): ReadonlySet<string> {
  const within = new Set([id]);
  for (const page of pages) if (page.parent !== null && within.has(page.parent)) within.add(page.id);
  return within;
}
