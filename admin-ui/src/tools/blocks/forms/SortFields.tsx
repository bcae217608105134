import type { ProductListConfig } from '@contracts/blocks/blocks';
import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { sortOrders, SORT_WORDS, sortWord } from '@domain/blocks/sorting';
import FormHelperText from '@mui/material/FormHelperText';
import { useWatch } from 'react-hook-form';
import { SwitchField } from '../../../shared/form/SwitchField';
import { TextInput } from '../fields/TextInput';

const LABELS = {
  sortText: 'Sort label',
  orderText: 'Label for your order',
  scoreText: 'Label for the score',
  priceText: 'Label for the price',
} as const satisfies Record<(typeof SORT_WORDS)[number], string>;

/** Whether readers may sort the products, and what the choice is called. */
export function SortFields() {
  const config = useWatch() as ProductListConfig;
  const { price, score } = sortOrders({ ...config, sortable: true });
  const missing = price || score ? undefined : BLOCK_MESSAGES.nothingToSort;
  return (
    <>
      <SwitchField
        name="sortable"
        label="Readers can sort by price and score"
        help={BLOCK_MESSAGES.sortHelp}
      />
      <FormHelperText role="status" sx={{ color: 'warning.main', mt: 0, mx: 0, mb: missing ? 1 : 0 }}>
        {config.sortable ? missing : null}
      </FormHelperText>
      {SORT_WORDS.map((name) => (
        <TextInput
          key={name}
          name={name}
          label={LABELS[name]}
          help={() => `Leave empty for “${sortWord({ ...config, [name]: '' }, name)}”.`}
        />
      ))}
    </>
  );
}
