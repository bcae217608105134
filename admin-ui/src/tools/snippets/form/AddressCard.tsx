import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import { emptySnippet } from '@domain/snippets/empty-snippet';
import { useQueryClient } from '@tanstack/react-query';
import { PageAddressForm } from '../../../shared/addresses/PageAddressForm';
import { usePageReading } from '../../../shared/addresses/usePageReading';
import { SampleButton } from '../../../shared/form/SampleButton';
import { askForPicture } from '../previews/usePicture';
import { sampleSnippet } from '../sample';
import { readSnippetPage } from '../snippetApi';
import type { SnippetForm } from '../useSnippetForm';

interface AddressCardProps {
  form: SnippetForm;
  /** Told which icon the page names. */
  onIcon: (page: string, icon: string) => void;
}

/** Fills the form with what a page says of itself, and reads its pictures; or with the sample. */
export function AddressCard({ form, onIcon }: AddressCardProps) {
  const client = useQueryClient();
  const reading = usePageReading(readSnippetPage, (page) => {
    const { title, description, icon, ...texts } = page;
    const { keywords } = form.fields;
    const variants = form.fields.variants.map((variant, at) => (at === 0 ? { title, description } : variant));
    form.fill({ ...texts, keywords, variants }, SNIPPET_MESSAGES.filled);
    onIcon(page.url, icon);
    for (const picture of new Set([icon, page.ogImage, page.twitterImage])) askForPicture(client, picture);
  });
  return (
    <Card component="section" aria-label="Fill the form" sx={{ p: { xs: 2, md: 3 } }}>
      <PageAddressForm
        reading={reading}
        help="Fills the form with the page’s own title, description and tags."
        isNarrow
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1 }}>
        <SampleButton onTry={() => form.fill(sampleSnippet(), 'The form shows a sample.')} />
        <Button size="small" onClick={() => form.fill(emptySnippet(), 'The form is empty.')}>
          Clear
        </Button>
      </Box>
    </Card>
  );
}
