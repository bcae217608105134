import CloseIcon from '@mui/icons-material/Close';
import type { ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type SyntheticEvent, useId, useState } from 'react';
import { SearchField } from '../list/SearchField';
import { PickerResults } from './PickerResults';
import { useChoice } from './useChoice';

interface ProductPickerProps {
  open: boolean;
  onClose: () => void;
  onChosen: (product: ProductView, shops: readonly ShopView[]) => void;
}

/** It may be opened from within a form of its own, which React would tell as well. */
const keptInside = (event: SyntheticEvent) => event.stopPropagation();

/** The user's products, searched while typing; one of them is chosen. */
export function ProductPicker({ open, onClose, onChosen }: ProductPickerProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      onSubmit={keptInside}
      slotProps={{ paper: { sx: { height: 'min(640px, calc(100% - 64px))' } } }}
    >
      <DialogTitle id={id} variant="h2" sx={{ pr: 8 }}>
        Fill from a product
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', right: 12, top: 10 }}>
        <CloseIcon />
      </IconButton>
      <Search onChosen={onChosen} />
    </Dialog>
  );
}

function Search({ onChosen }: Pick<ProductPickerProps, 'onChosen'>) {
  const [q, setQ] = useState('');
  const { choose, choosing, problem } = useChoice(onChosen);
  return (
    <>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 1.5, '& .MuiTextField-root': { width: '100%' } }}>
        <SearchField label="Search your products" value={q} onChange={setQ} autoFocus />
        {problem === undefined ? null : (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </Box>
      <DialogContent dividers sx={{ px: { xs: 1, sm: 2 }, py: 1 }}>
        <PickerResults q={q} choosing={choosing} onChoose={choose} onClear={() => setQ('')} />
      </DialogContent>
    </>
  );
}
