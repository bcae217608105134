import Box from '@mui/material/Box';
import type { TabProps } from '@mui/material/Tab';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { usePrinting } from '../../theme/usePrinting';
import { TabStrip } from '../TabStrip';
import { useTabPanel } from '../useTabPanel';

interface ResultPart<Id extends string> {
  id: Id;
  label: string;
  render: () => ReactNode;
}

interface ResultPartsProps<Id extends string> {
  /** What the parts are parts of. */
  label: string;
  parts: readonly ResultPart<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  isLined?: boolean;
}

/** The parts of a result, a tab for each; on paper, where nobody chooses, one below the other. */
export function ResultParts<Id extends string>(props: ResultPartsProps<Id>) {
  const { label, parts, chosen, onChoose, isLined } = props;
  const tabPanel = useTabPanel(chosen);
  const isPrinted = usePrinting();
  return (
    <>
      {isPrinted ? null : (
        <TabStrip
          label={label}
          tabs={parts}
          chosen={chosen}
          onChoose={onChoose}
          tabProps={(id): TabProps => tabPanel.tab(id)}
          isLined={isLined}
          sx={{ mb: 2 }}
        />
      )}
      {isPrinted ? (
        parts.map(({ id, label: title, render }) => (
          <Box key={id} sx={{ mb: 3 }}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
            {render()}
          </Box>
        ))
      ) : (
        <div {...tabPanel.panel}>
          {parts.map(({ id, render }) => (id === chosen ? <Fragment key={id}>{render()}</Fragment> : null))}
        </div>
      )}
    </>
  );
}
