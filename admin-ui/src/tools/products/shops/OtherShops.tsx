import type { ShopView } from '@contracts/products/shops';
import Typography from '@mui/material/Typography';
import { FormSection } from '../../../shared/form/FormSection';
import { takingTags } from './shopValues';

/** The built-in shops that are recognised, whose programmes make links of their own. */
export function OtherShops({ table }: { table: readonly ShopView[] }) {
  const taking = new Set(takingTags(table));
  const names = table.filter((shop) => shop.isBuiltIn && !taking.has(shop)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <FormSection stacked title="Also recognised">
      <Typography variant="body2" color="text.secondary">
        {names.join(', ')}. Their programmes make the links for you: paste those, they stay as they are. If
        yours uses a parameter, add the shop to your own.
      </Typography>
    </FormSection>
  );
}
