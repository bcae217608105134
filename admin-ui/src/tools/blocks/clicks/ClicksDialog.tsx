import type { Block, SavedBlockEntry } from '@contracts/blocks/blocks';
import { blockLinks } from '@domain/blocks/counted-links';
import Divider from '@mui/material/Divider';
import { useQuery } from '@tanstack/react-query';
import { ClicksPanel } from '../../../shared/clicks/ClicksPanel';
import { clicksOfBlock } from '../../../shared/clicks/clicksApi';
import { DetailDialog } from '../../../shared/result/DetailDialog';
import { savedBlockQuery } from '../saved/blockApi';
import { CountSwitch } from './CountSwitch';

interface ClicksDialogProps {
  block: SavedBlockEntry;
  onClose: () => void;
}

const NOTHING = {
  on: 'Open the block, copy it and paste it into your page. Clicks on its links show here.',
  off: 'Switch on “Count clicks”, then open the block, copy it and paste it into your page.',
  uncountable: 'This block has no link that can be counted. Links to Amazon never are.',
};

function nothingOf(saved: SavedBlockEntry & Block): string {
  if (blockLinks(saved).counted.length === 0) return NOTHING.uncountable;
  return saved.countClicks ? NOTHING.on : NOTHING.off;
}

/** How often the links of a saved block were clicked, and the switch of that. */
export function ClicksDialog({ block, onClose }: ClicksDialogProps) {
  // What is known already shows at once; whether clicks are counted may have been changed elsewhere.
  const query = useQuery({ ...savedBlockQuery(block), staleTime: 0 });
  return (
    <DetailDialog
      open
      onClose={onClose}
      query={query}
      noun="block"
      titleOf={({ name }) => `Clicks on ${name}`}
      heights={[64, 240, 96]}
    >
      {(saved) => (
        <>
          <CountSwitch block={saved as Block} saved={saved} />
          <Divider sx={{ my: 2.5 }} />
          <ClicksPanel
            source={clicksOfBlock(saved.id)}
            name={saved.name}
            nothing={nothingOf(saved as SavedBlockEntry & Block)}
          />
        </>
      )}
    </DetailDialog>
  );
}
