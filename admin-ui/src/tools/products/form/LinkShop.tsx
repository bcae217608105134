import { isAmazon, shopOf, taggedLink } from '@domain/products/shops';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { hostOf } from '../shown/hostOf';
import { useShops } from '../useProducts';
import type { Shop } from '@contracts/products/shops';
import { isWebAddress } from '@contracts/validation/parse-url';

interface LinkShopProps {
  url: string;
  onShops: (address: string) => void;
}

/** Which shop an address leads to, and how it will be linked: told while it is typed. */
export function LinkShop({ url, onShops }: LinkShopProps) {
  const { data: shops } = useShops();
  if (!shops || !isWholeAddress(url)) return null;
  const shop = shopOf(url, shops);
  const tagged = taggedLink(url, shops);
  const canAdd = !shop && !isAmazon(url);
  const action = canAdd ? 'Add this shop' : shop?.parameter && !shop.tag ? 'Set your tag' : undefined;
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mt: 0.5 }}
    >
      <Chip
        size="small"
        variant="outlined"
        color={shop ? 'default' : 'warning'}
        label={shop?.name ?? hostOf(url)}
        sx={{ maxWidth: '100%' }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 160px', minWidth: 0 }}>
        {linkText(url, shop)}
        {tagged === url ? null : (
          <Box
            component="span"
            dir="ltr"
            sx={{ display: 'block', fontFamily: 'monospace', fontSize: 12, overflowWrap: 'anywhere' }}
          >
            {tagged}
          </Box>
        )}
      </Typography>
      {action ? (
        <Button size="small" onClick={() => onShops(url)}>
          {action}
        </Button>
      ) : null}
    </Box>
  );
}

/** Whether there is enough of an address to tell a shop by. */
function isWholeAddress(url: string): boolean {
  return isWebAddress(url) && /^https?:\/\/[^/]+\.[^/.]{2,}/i.test(url);
}

/** How a link to a shop will look to readers of a page. */
function linkText(url: string, shop: Pick<Shop, 'parameter' | 'tag'> | undefined): string {
  if (!shop) {
    return isAmazon(url)
      ? 'This Amazon URL, such as a short link, takes no tag: it stays as it is.'
      : 'None of your shops: the link stays as it is.';
  }
  if (!shop.parameter) return 'This shop takes no tag: the link stays as it is.';
  return shop.tag ? 'Linked with your tag:' : 'No tag yet: the link stays as it is.';
}
