import Box from '@mui/material/Box';
import type { SnippetFields } from '@contracts/snippets/snippets';
import { memo } from 'react';
import { GooglePanel } from './GooglePanel';
import { RewritePanel } from './RewritePanel';
import { SocialPanel } from './SocialPanel';
import { TagsPanel } from './TagsPanel';
import { VariantsPanel } from './VariantsPanel';

interface PreviewsProps {
  fields: SnippetFields;
  /** The address of the site's icon. */
  icon: string;
  active: number;
  onShow: (variant: number) => void;
}

/** How the page shows everywhere. Not drawn again before the form has changed. */
export const Previews = memo(function Previews({ fields, icon, active, onShow }: PreviewsProps) {
  const variant = fields.variants[active] ?? { title: '', description: '' };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
      <GooglePanel fields={fields} variant={variant} icon={icon} />
      <RewritePanel fields={fields} variant={variant} />
      {fields.variants.length > 1 ? <VariantsPanel fields={fields} active={active} onShow={onShow} /> : null}
      <SocialPanel fields={fields} variant={variant} />
      <TagsPanel fields={fields} variant={variant} />
    </Box>
  );
});
