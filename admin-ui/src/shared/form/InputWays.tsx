import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';

interface InputWaysProps<Way extends string> {
  /** What is chosen by it: `Where the keywords come from`. */
  label: string;
  ways: Readonly<Record<Way, string>>;
  open: Way;
  onOpen: (way: Way) => void;
  /** The fields of each way. */
  children: Readonly<Record<Way, ReactNode>>;
}

/** Two or three ways to enter the same, as tabs above the fields of the one that is open. */
export function InputWays<Way extends string>(props: InputWaysProps<Way>) {
  const { label, ways, open, onOpen, children } = props;
  const id = useId();
  const each = Object.keys(ways) as Way[];
  return (
    <div>
      <Tabs
        value={open}
        onChange={(_, chosen: Way) => onOpen(chosen)}
        aria-label={label}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {each.map((way) => (
          <Tab
            key={way}
            value={way}
            label={ways[way]}
            id={`${id}-${way}`}
            aria-controls={`${id}-${way}-panel`}
          />
        ))}
      </Tabs>
      {each.map((way) => (
        <div
          key={way}
          role="tabpanel"
          id={`${id}-${way}-panel`}
          aria-labelledby={`${id}-${way}`}
          hidden={way !== open}
        >
          {children[way]}
        </div>
      ))}
    </div>
  );
}
