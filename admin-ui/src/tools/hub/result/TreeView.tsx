import type { HubEdit, HubPageView } from '@contracts/hub/hub';
import Box from '@mui/material/Box';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { useAddressParameter } from '../../../shared/useAddressParameter';
import { PageCard } from './PageCard';
import { RadialDrawing } from './RadialDrawing';
import { RowDrawing } from './RowDrawing';
import { useTree } from './useTree';

interface TreeViewProps {
  pages: readonly HubPageView[];
  saving: boolean;
  onOpen: (page: string) => void;
  onEdit: (...edits: HubEdit[]) => Promise<boolean>;
}

const DRAWINGS = { rows: 'Left to right', radial: 'Radial' } as const;

/** The hub as a tree, drawn from its seed to the right or around it; which of both is in the address. */
export function TreeView({ pages, saving, onOpen, onEdit }: TreeViewProps) {
  const tree = useTree(pages, onOpen);
  const [chosen, choose] = useAddressParameter('drawing');
  const drawing = chosen === 'radial' ? 'radial' : 'rows';
  const props = {
    tree,
    total: pages.length,
    toggle: (
      <ViewToggle
        label="How the tree is drawn"
        views={DRAWINGS}
        view={drawing}
        onChange={(view) => choose(view === 'rows' ? '' : view)}
      />
    ),
    onMove: (id: string, parent: string) => {
      if (!saving) void onEdit({ kind: 'move', id, parent });
    },
  };
  return (
    <Box sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'clip' }}>
      {drawing === 'radial' ? <RadialDrawing {...props} /> : <RowDrawing {...props} />}
      <PageCard place={tree.told} />
    </Box>
  );
}
