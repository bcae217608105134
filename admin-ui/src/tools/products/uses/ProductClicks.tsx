import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { ClicksPanel } from '../../../shared/clicks/ClicksPanel';
import { clicksOfProduct } from '../../../shared/clicks/clicksApi';
import { ProductWindow, type ProductWindowProps } from './ProductWindow';

const NOTHING =
  'Fill a saved block from this product, switch on “Count clicks” for the block and copy it. Clicks on its links show here.';

/** How often the links of a product were clicked, in all saved blocks together. */
export function ProductClicks(props: ProductWindowProps) {
  return (
    <ProductWindow {...props} title="Clicks" pageTitle="Clicks of a product">
      {({ id, name }) => (
        <>
          <DialogContent dividers sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
            <ClicksPanel key={id} source={clicksOfProduct(id)} name={name} nothing={NOTHING} />
          </DialogContent>
          <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
            <Button onClick={props.onClose}>Close</Button>
          </DialogActions>
        </>
      )}
    </ProductWindow>
  );
}
