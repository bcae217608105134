import Box from '@mui/material/Box';
import type { TabProps } from '@mui/material/Tab';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePrinting } from '../../theme/usePrinting';
import { useWholeOnPaper } from '../../theme/useWholeOnPaper';
import { TabStrip } from '../TabStrip';
import { OtherPart } from '../usePageAddress';
import { useTabPanel } from '../useTabPanel';

interface ResultPart<Id extends string> {
  id: Id;
  label: string;
  render: () => ReactNode;
  /** Says nothing until something is chosen in it: it is printed where it shows. */
  isTool?: boolean;
}

interface ResultPartsProps<Id extends string> {
  /** What the parts are parts of. */
  label: string;
  parts: readonly ResultPart<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  isLined?: boolean;
  /** Whether they fill a card. */
  isCard?: boolean;
  /** Above each part. */
  note?: ReactNode;
  /** When somebody is about to choose a part. */
  onNear?: (id: Id) => void;
}

/** The parts of a result, a tab for each; on paper, where nobody chooses, one below the other. */
export function ResultParts<Id extends string>(props: ResultPartsProps<Id>) {
  const { label, parts, chosen, onChoose, isLined, isCard = false, note, onNear } = props;
  const tabPanel = useTabPanel(chosen);
  const isPrinted = usePrinting();
  const isWhole = useWholeOnPaper();
  const shown = parts.filter(({ id, isTool }) => id === chosen || (isWhole && !isTool));
  return (
    <>
      {isPrinted ? null : (
        <TabStrip
          label={label}
          tabs={parts}
          chosen={chosen}
          onChoose={onChoose}
          tabProps={(id): TabProps => ({ ...tabPanel.tab(id), onPointerEnter: () => onNear?.(id) })}
          isLined={isLined}
          sx={isCard ? undefined : { mb: 2 }}
        />
      )}
      <Box {...(isWhole ? {} : tabPanel.panel)} sx={isCard ? { p: { xs: 2, md: 3 } } : undefined}>
        {note}
        {shown.map(({ id, label: title, render }) => (
          <Box key={id} sx={isWhole ? { mb: 3 } : undefined}>
            {isWhole ? (
              <Typography variant="h3" sx={{ mb: 1 }}>
                {title}
              </Typography>
            ) : null}
            <OtherPart value={id !== chosen}>{render()}</OtherPart>
          </Box>
        ))}
      </Box>
    </>
  );
}
