import Box from '@mui/material/Box';
import GapIcon from '@mui/icons-material/WarningAmberOutlined';
import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useGapsOf } from '../fields/Gaps';

interface PartTabsProps {
  label: string;
  /** Names of the parts in the order of `innerData`. */
  parts: readonly string[];
  /** The fields of the part whose path in the form is given. */
  children: (path: string, index: number) => ReactNode;
}

/** The cards or sides of a block, one at a time; the first one with an error comes to the front. */
export function PartTabs({ label, parts, children }: PartTabsProps) {
  const gaps = useGapsOf(parts.map((_, index) => `innerData.${index}.`));
  const [open, setOpen] = useState(0);
  const [shownWrong, setShownWrong] = useState(-1);
  const id = useId();
  const { errors } = useFormState();
  const wrong = errors.innerData as unknown as Record<number, unknown> | undefined;
  const firstWrong = parts.findIndex((_, index) => wrong?.[index] !== undefined);

  if (firstWrong !== shownWrong) {
    setShownWrong(firstWrong);
    if (firstWrong >= 0) setOpen(firstWrong);
  }

  return (
    <Box>
      <Tabs
        value={open}
        onChange={(_, chosen: number) => setOpen(chosen)}
        aria-label={label}
        variant="fullWidth"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {parts.map((part, index) => (
          <Tab
            key={part}
            label={part}
            icon={
              gaps[index] ? <GapIcon fontSize="small" titleAccess={BLOCK_MESSAGES.gapInside} /> : undefined
            }
            iconPosition="end"
            id={`${id}-tab-${index}`}
            aria-controls={open === index ? `${id}-panel` : undefined}
            sx={{ minWidth: 0, minHeight: 48, fontWeight: 600 }}
          />
        ))}
      </Tabs>
      <Box
        key={open}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${open}`}
        sx={{ display: 'grid', gap: 3 }}
      >
        {children(`innerData.${open}.`, open)}
      </Box>
    </Box>
  );
}
