import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { canUseTool } from '@domain/access/access';
import { findTool } from '@domain/access/catalogue';
import type { ToolId } from '@contracts/access/tools';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSubject } from '../../../session/useSession';
import { handoverPath } from '../../../shared/handover/handover';
import type { NamedProduct } from './ProductWindow';

/** What can be looked at of a product beside its form. */
export interface ProductWays {
  onClicks: (product: NamedProduct) => void;
  onTakeOver: (product: NamedProduct) => void;
}

/** What a product alone is made into, and where. */
const MADE: readonly { tool: ToolId; label: string }[] = [
  { tool: 'product-box-generator', label: 'Make a product box' },
  { tool: 'pros-and-cons-generator', label: 'Make pros and cons' },
  { tool: 'schema-generator', label: 'Make a schema' },
];

/** Further ways from a product in the list. */
export function ProductMenu({ product, onClicks, onTakeOver }: ProductWays & { product: NamedProduct }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const subject = useSubject();
  const { pathname, search } = useLocation();
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
        {MADE.filter(({ tool }) => canUseTool(subject, tool)).map(({ tool, label }) => (
          <MenuItem
            key={tool}
            component={Link}
            to={handoverPath(findTool(tool)?.url ?? '', { products: [product.id] }, pathname + search)}
          >
            {label}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(onTakeOver)}>Update saved blocks</MenuItem>
        <MenuItem onClick={choose(onClicks)}>Clicks</MenuItem>
      </Menu>
    </>
  );
}
