import { useEffect } from 'react';
import { ColumnsButton, useResourceContext } from 'react-admin';

/**
 * Which columns the table has. What the panel holds is rendered by the table, so that React takes its keys there: Escape is
 * handed on to the panel, which closes and gives the focus back.
 */
export function ColumnsMenu() {
  const resource = useResourceContext() ?? '';
  useEffect(() => {
    const handOn = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
      const content = document.getElementById(`${resource}.datatable-columnsSelector`);
      if (!content?.contains(event.target)) return;
      const { key } = event;
      content
        .closest('[role="presentation"]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
    document.addEventListener('keydown', handOn);
    return () => document.removeEventListener('keydown', handOn);
  }, [resource]);
  return <ColumnsButton size="medium" />;
}
