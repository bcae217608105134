import type { ProductPrice } from '@contracts/products/price';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay } from '../../../shared/format';
import { discountOf, moneyText } from './moneyText';

interface PriceProps {
  price: ProductPrice;
  /** Whether the day stands beside it. */
  dated?: boolean;
}

/** What a product costs, what it cost before, and on which day that was looked up; nothing where no price is given. */
export function Price({ price, dated = true }: PriceProps) {
  const { amount, was, currency, asOf } = price;
  if (amount === '') return null;
  const discount = discountOf(price);
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}>
        <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {moneyText(amount, currency)}
        </Box>
        {discount > 0 ? (
          <>
            <Box
              component="s"
              aria-label={`before ${moneyText(was, currency)}`}
              sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}
            >
              {moneyText(was, currency)}
            </Box>
            <Box component="span" sx={{ color: 'success.main', fontSize: 12, fontWeight: 600 }}>
              −{discount}%
            </Box>
          </>
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
