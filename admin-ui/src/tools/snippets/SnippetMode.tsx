import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { useDeferredValue, useEffect, useState } from 'react';
import { lazyBody } from '../../shared/lazyBody';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { SideBySide } from '../../shared/SideBySide';
import { TOOLBAR_HEIGHT } from '../../theme/measures';
import { AddressCard } from './form/AddressCard';
import { ResultFieldsCard } from './form/ResultFieldsCard';
import { SocialFieldsCard } from './form/SocialFieldsCard';
import { COMPACT_HEIGHT, CompactPreview } from './previews/CompactPreview';
import { Previews } from './previews/Previews';
import { useSiteIcon } from './previews/useSiteIcon';
import type { SavedSetsProps } from './saved/SavedSets';
import { useSnippetForm } from './useSnippetForm';

const SavedSets = lazyBody<'SavedSets', SavedSetsProps>(
  () => import('./saved/SavedSets'),
  'SavedSets',
  ResultOutline,
);

const NO_VARIANT = { title: '', description: '' };

/** The form, and beside it how the page shows. Nothing is sent while somebody writes. */
export function SnippetMode({ onUse }: { onUse: () => void }) {
  const form = useSnippetForm();
  const { icon, onIcon } = useSiteIcon(form.fields.url);
  const [initial] = useState(form.fields);
  const isUsed = form.fields !== initial;
  useEffect(() => {
    if (isUsed) onUse();
  }, [isUsed, onUse]);
  // Keys come before previews where a browser cannot do both at once.
  const fields = useDeferredValue(form.fields);
  const active = Math.min(form.active, fields.variants.length - 1);
  return (
    <SideBySide columns={{ lg: 'minmax(0, 3fr) minmax(0, 5fr)' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 3,
          minWidth: 0,
          // What is focused must not be under the preview.
          '& :is(input, textarea, button, [role="combobox"])': {
            scrollMarginTop: { xs: TOOLBAR_HEIGHT + COMPACT_HEIGHT + 24, lg: 0 },
          },
        }}
      >
        <CompactPreview fields={fields} variant={fields.variants[active] ?? NO_VARIANT} />
        <AddressCard form={form} onIcon={onIcon} />
        {form.filled ? (
          <Alert
            severity="info"
            role="status"
            action={
              <Button color="inherit" size="small" onClick={form.undo}>
                Undo
              </Button>
            }
          >
            {form.filled.why}
          </Alert>
        ) : null}
        {form.isKept ? null : <Alert severity="warning">{TEXT_MESSAGES.inputNotKept}</Alert>}
        <ResultFieldsCard form={form} />
        <SocialFieldsCard fields={form.fields} onChange={form.set} />
        <SavedSets fields={form.fields} onOpen={form.fill} />
      </Box>
      <Previews fields={fields} icon={icon} active={active} onShow={form.show} />
    </SideBySide>
  );
}
