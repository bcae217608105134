import type { OutlineSection } from '@contracts/briefs/briefs';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { canShift, stepTarget } from './outlineEdits';

export interface OpenedMenu {
  id: string;
  anchor: HTMLElement;
}

interface SectionMenuProps {
  opened: OpenedMenu | undefined;
  sections: readonly OutlineSection[];
  onClose: () => void;
  onMove: (id: string, step: -1 | 1) => void;
  onShift: (id: string, by: -1 | 1) => void;
  onAdd: (id: string) => void;
  onMerge: (id: string) => void;
  onDelete: (id: string) => void;
}

/** All that can be done with a section. */
export function SectionMenu({ opened, sections, onClose, ...does }: SectionMenuProps) {
  const at = sections.findIndex(({ id }) => id === opened?.id);
  const run = (action: (id: string) => void) => () => {
    onClose();
    if (opened) action(opened.id);
  };
  return (
    <Menu open={opened !== undefined && at >= 0} anchorEl={opened?.anchor} onClose={onClose}>
      <MenuItem disabled={stepTarget(sections, at, -1) === null} onClick={run((id) => does.onMove(id, -1))}>
        Move up
      </MenuItem>
      <MenuItem disabled={stepTarget(sections, at, 1) === null} onClick={run((id) => does.onMove(id, 1))}>
        Move down
      </MenuItem>
      <MenuItem disabled={!canShift(sections, at, 1)} onClick={run((id) => does.onShift(id, 1))}>
        A level deeper
      </MenuItem>
      <MenuItem disabled={!canShift(sections, at, -1)} onClick={run((id) => does.onShift(id, -1))}>
        A level higher
      </MenuItem>
      <Divider />
      <MenuItem onClick={run(does.onAdd)}>Add a section below</MenuItem>
      <MenuItem disabled={at < 1} onClick={run(does.onMerge)}>
        Merge into the one above
      </MenuItem>
      <MenuItem onClick={run(does.onDelete)} sx={{ color: 'error.main' }}>
        Delete
      </MenuItem>
    </Menu>
  );
}
