import { MAX_PRODUCT_LINKS, MAX_PRODUCT_URL } from '@contracts/products/products';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormState, useWatch } from 'react-hook-form';
import { wholeAddress } from '../../../shared/addresses/wholeAddress';
import { SortableFields } from '../../../shared/sortable/SortableFields';
import { LinkShop } from './LinkShop';
import type { LinkPath, ProductValues } from './productValues';
import { TextInput } from './TextInput';

interface LinkFieldsProps {
  /** Opens the table of shops, at the one that an address leads to or at a new one for it. */
  onShops: (address: string) => void;
}

/** Where the product can be bought, the first shop first. */
export function LinkFields({ onShops }: LinkFieldsProps) {
  const { errors } = useFormState<ProductValues>({ name: 'links' });
  const problem = errors.links?.message;
  return (
    <Box>
      <SortableFields
        name="links"
        entryName="Link"
        newEntry={() => ({ shop: '', url: '' })}
        most={MAX_PRODUCT_LINKS}
        renderEntry={(path) => <LinkEntry path={`${path}url` as LinkPath} onShops={onShops} />}
      />
      {problem ? (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {problem}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

function LinkEntry({ path, onShops }: LinkFieldsProps & { path: LinkPath }) {
  const url = useWatch<ProductValues, LinkPath>({ name: path }) as string | undefined;
  return (
    <>
      <TextInput
        name={path}
        label="URL at the shop"
        inputMode="url"
        placeholder="https://www.amazon.com/dp/…"
        maxLength={MAX_PRODUCT_URL}
        tidy={wholeAddress}
      />
      <LinkShop url={(url ?? '').trim()} onShops={onShops} />
    </>
  );
}
