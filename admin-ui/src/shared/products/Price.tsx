import type { ProductPrice } from '@contracts/products/price';
import { discountOf, formatOldPrice, formatPrice } from '@domain/products/price';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay } from '../format';

interface PriceProps {
  price: ProductPrice;
  /** Whether the day stands beside it. */
  dated?: boolean;
}

/** What a product costs, what it cost before, and on which day that was looked up; nothing where no price is given. */
export function Price({ price, dated = true }: PriceProps) {
  const now = formatPrice(price, navigator.language);
  if (now === '') return null;
  const before = formatOldPrice(price, navigator.language);
  const discount = discountOf(price);
  const { asOf } = price;
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}>
        <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {now}
        </Box>
        {before ? (
          <Box component="span" sx={{ fontSize: 12, whiteSpace: 'nowrap' }}>
            <span className="visually-hidden">before </span>
            <Box component="s" sx={{ color: 'text.secondary' }}>
              {before}
            </Box>
            {discount > 0 ? (
              <Box component="span" sx={{ ml: 0.75, color: 'success.main', fontWeight: 600 }}>
                −{discount}%
              </Box>
            ) : null}
          </Box>
        ) : null}
      </Box>
      {dated && asOf ? (
        <Typography
          component="div"
          variant="body2"
          color="text.secondary"
          sx={{ fontSize: 12, whiteSpace: 'nowrap' }}
        >
          as of {formatDay(asOf)}
        </Typography>
      ) : null}
    </Box>
  );
}
