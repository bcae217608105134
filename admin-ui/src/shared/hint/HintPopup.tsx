import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { createPortal } from 'react-dom';

interface HintPopupProps extends Pick<TooltipProps, 'title' | 'placement'> {
  open: boolean;
  anchor: Element | null;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** A hint that stands beside something else than its child. */
export function HintPopup({ open, anchor, title, placement, ...handlers }: HintPopupProps) {
  return createPortal(
    <Tooltip
      open={open}
      title={title}
      placement={placement}
      slotProps={{ popper: { anchorEl: anchor, ...handlers } }}
    >
      <span hidden />
    </Tooltip>,
    document.body,
  );
}
