import { MAX_COMPETITORS, MIN_COMPETITORS } from '@contracts/briefs/briefs';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { isEmptyEntry, NO_COMPETITOR } from './comparisonForm';
import { CompetitorRow } from './CompetitorRow';
import type { ComparisonForm } from './useComparisonForm';
import { FLUSH, TEXT_MAX_WIDTH } from '../../theme/measures';

/** The pages to compare with. */
export function CompetitorRows({ form, disabled }: { form: ComparisonForm; disabled: boolean }) {
  const id = useId();
  const { control } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'competitors' });
  const { errors } = useFormState({ control });
  const problem = errors.competitors?.root?.message ?? errors.competitors?.message;
  /** Addresses that come together fill this row and the empty ones behind it, and then new ones. */
  const spread = (row: number, addresses: string[]) => {
    const rows = form.getValues('competitors').map((entry) => ({ ...entry }));
    const waiting = [...addresses];
    for (const [at, entry] of rows.entries()) {
      if (at < row || (at > row && !isEmptyEntry(entry))) continue;
      const address = waiting.shift();
      if (address === undefined) break;
      rows[at] = { ...NO_COMPETITOR, address };
    }
    const room = Math.max(0, MAX_COMPETITORS - rows.length);
    replace([...rows, ...waiting.slice(0, room).map((address) => ({ ...NO_COMPETITOR, address }))]);
  };
  return (
    <Box component="section" aria-labelledby={id} data-refused={problem ? true : undefined}>
      <Typography variant="subtitle2" component="h3" id={id}>
        Competitor pages
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: TEXT_MAX_WIDTH }}>
        {MIN_COMPETITORS} to {MAX_COMPETITORS} pages that rank for the keyword. Several URLs can be pasted at
        once; paste the text of a page that blocks us.
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {fields.map(({ id: key }, row) => (
          <CompetitorRow
            key={key}
            form={form}
            row={row}
            disabled={disabled}
            onAddresses={(addresses) => spread(row, addresses)}
            onRemove={fields.length > 1 ? () => remove(row) : undefined}
          />
        ))}
      </Box>
      {problem ? (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      ) : null}
      <Button
        size="small"
        startIcon={<AddIcon />}
        disabled={disabled || fields.length >= MAX_COMPETITORS}
        onClick={() => append(NO_COMPETITOR)}
        sx={{ mt: 1, ml: FLUSH }}
      >
        Add a competitor
      </Button>
    </Box>
  );
}
