import { MAX_OWN_SHOPS, MAX_SHOP_NAME, MAX_SHOP_PARAMETER, MAX_SHOP_TAG } from '@contracts/products/shops';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../../shared/form/FieldRow';
import { SortableFields } from '../../../shared/sortable/SortableFields';
import { exampleLink, NEW_SHOP, type OwnShopValues, type ShopValues } from './shopValues';
import { ShopInput } from './ShopInput';

type ShopPath = `shops.${number}`;

/**
 * The shops that the user has added: which addresses are theirs, and how the tag gets into them.
 * `at` is the id or, of a new one, the domain of the shop that is asked for.
 */
export function OwnShops({ at }: { at: string }) {
  return (
    <SortableFields
      name="shops"
      entryName="Shop"
      newEntry={() => ({ ...NEW_SHOP })}
      most={MAX_OWN_SHOPS}
      renderEntry={(path) => <OwnShop path={path.slice(0, -1) as ShopPath} at={at} />}
    />
  );
}

function OwnShop({ path, at }: { path: ShopPath; at: string }) {
  const shop = useWatch<ShopValues>({ name: path }) as OwnShopValues | undefined;
  // One that is removed is watched for a moment longer.
  const { shopId, hosts, parameter, tag } = shop ?? NEW_SHOP;
  const isAsked = at !== '' && (shopId || hosts) === at;
  const example = exampleLink(hosts, parameter, tag);
  return (
    <>
      <FieldRow>
        <ShopInput name={`${path}.name`} label="Name of the shop" required maxLength={MAX_SHOP_NAME} />
        <ShopInput
          name={`${path}.hosts`}
          label="Domains"
          required
          placeholder="shop.example"
          help="Separate several with commas."
        />
        <ShopInput
          name={`${path}.parameter`}
          label="Parameter"
          placeholder="aff_id"
          autoFocus={isAsked && parameter === ''}
          maxLength={MAX_SHOP_PARAMETER}
          help="The URL parameter that carries your tag."
        />
        <ShopInput
          name={`${path}.tag`}
          label="Your tag"
          autoFocus={isAsked && parameter !== ''}
          maxLength={MAX_SHOP_TAG}
        />
      </FieldRow>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {example ? (
          <>
            Links become{' '}
            <Box component="span" dir="ltr" sx={{ fontFamily: 'monospace', fontSize: 12 }}>
              {example}
            </Box>
          </>
        ) : (
          'Links stay as they are until there is a parameter and a tag.'
        )}
      </Typography>
    </>
  );
}
