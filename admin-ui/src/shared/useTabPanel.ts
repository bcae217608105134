import { useId } from 'react';

/** What ties tabs to the one panel below them, which shows what the chosen tab is about: the properties of both. */
export function useTabPanel(chosen: string) {
  const id = useId();
  return {
    tab: (value: string) => ({
      id: `${id}-${value}`,
      'aria-controls': value === chosen ? `${id}-panel` : undefined,
    }),
    panel: { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${chosen}` },
  };
}
