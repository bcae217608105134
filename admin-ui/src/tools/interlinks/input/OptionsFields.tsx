import { INTERLINK_LIMITS } from '@contracts/interlinks/interlinks';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { counted } from '../../../shared/counted';
import { LinesInput } from '../../../shared/form/LinesInput';
import { INTERLINK_FIELDS, type InterlinkField, type InterlinkForm, type Problems } from './useInterlinkForm';
import { FLUSH } from '../../../theme/measures';

export interface FieldsProps {
  form: InterlinkForm;
  problems: Problems;
  busy: boolean;
  onChange: (field: InterlinkField) => void;
}

const { min, max } = INTERLINK_LIMITS.perPage;
const COUNTS = Array.from({ length: max - min + 1 }, (_, at) => min + at);

/** What narrows a run down: folded away until somebody wants it, or something is wrong with it. */
export function OptionsFields(props: FieldsProps) {
  const { form, problems } = props;
  const id = useId();
  const [opened, setOpened] = useState(false);
  const isWrong = INTERLINK_FIELDS.some((field) => field !== 'readingId' && problems[field] !== undefined);
  const isOpen = opened || isWrong;
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setOpened(!isOpen)}
        sx={{ ml: FLUSH }}
      >
        {form.changed > 0 ? `Options (${counted(form.changed, 'changed', 'changed')})` : 'Options'}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box
          sx={{
            pt: 2,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Lines
            {...props}
            field="includes"
            label="Only these pages"
            placeholder="/blog/*"
            help="Patterns of URLs, one per line; * stands for any text. All pages where empty."
          />
          <Lines
            {...props}
            field="excludes"
            label="Not these pages"
            placeholder="/tag/*"
            help="No links from or to these pages."
          />
          <Lines
            {...props}
            field="targets"
            label="Link only to"
            placeholder="https://example.com/guide coffee guide, brewing"
            help="URLs or patterns, one per line. Keywords can follow a URL, separated by commas."
          />
          <Lines
            {...props}
            field="priority"
            label="Priority targets"
            placeholder="https://example.com/shop"
            help={`Up to ${INTERLINK_LIMITS.priority} URLs that need links most, one per line. Keywords can follow here, too.`}
          />
          <TextField
            select
            label="New links per page, at most"
            value={form.perPage}
            disabled={props.busy}
            error={problems.perPage !== undefined}
            helperText={problems.perPage}
            onChange={(event) => {
              form.setPerPage(Number(event.target.value));
              props.onChange('perPage');
            }}
            sx={{ maxWidth: { sm: 280 } }}
          >
            {COUNTS.map((count) => (
              <MenuItem key={count} value={count}>
                {count}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      </Collapse>
    </Box>
  );
}

interface LinesProps extends FieldsProps {
  field: keyof InterlinkForm['lines'];
  label: string;
  placeholder: string;
  help: string;
}

function Lines({ form, problems, busy, onChange, field, label, placeholder, help }: LinesProps) {
  return (
    <LinesInput
      label={label}
      placeholder={placeholder}
      minRows={2}
      maxRows={8}
      value={form.lines[field].text}
      disabled={busy}
      problem={problems[field]}
      help={help}
      onChange={(text) => {
        form.lines[field].change(text);
        onChange(field);
      }}
    />
  );
}
