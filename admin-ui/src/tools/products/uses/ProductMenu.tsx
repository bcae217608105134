import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { NamedProduct } from './ProductWindow';

/** What can be looked at of a product beside its form. */
export interface ProductWays {
  onClicks: (product: NamedProduct) => void;
  onTakeOver: (product: NamedProduct) => void;
}

/** Further ways from a product in the list. */
export function ProductMenu({ product, onClicks, onTakeOver }: ProductWays & { product: NamedProduct }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (way: (product: NamedProduct) => void) => () => {
    setAnchor(null);
    way({ id: product.id, name: product.name });
  };
  return (
    <>
      <IconButton
        size="small"
        sx={{ p: 0.5 }}
        aria-label={`More for ${product.name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onTakeOver)}>Update saved blocks</MenuItem>
        <MenuItem onClick={choose(onClicks)}>Clicks</MenuItem>
      </Menu>
    </>
  );
}
