import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import type { SnippetFields, SnippetVariant } from '@contracts/snippets/snippets';
import { metaTags } from '@domain/snippets/meta-tags';
import { useNotify } from 'react-admin';
import { copyText } from '../../../shared/clipboard';
import { ResultFrame } from '../../../shared/result/ResultFrame';

/** The tags for the head of the page. */
export function TagsPanel({ fields, variant }: { fields: SnippetFields; variant: SnippetVariant }) {
  const notify = useNotify();
  const tags = metaTags(fields, variant);
  const copy = async () => {
    const isCopied = await copyText(tags);
    notify(isCopied ? SNIPPET_MESSAGES.tagsCopied : SNIPPET_MESSAGES.copyRefused, {
      type: isCopied ? 'success' : 'warning',
    });
  };
  return (
    <ResultFrame title="Tags" text="The tags of this form, for the head of your page.">
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Tags for the head"
        sx={{
          m: 0,
          mb: 2,
          p: 2,
          borderRadius: 2,
          bgcolor: 'background.default',
          fontSize: 13,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxHeight: 320,
          overflowY: 'auto',
        }}
      >
        {tags || 'Write a title or a description.'}
      </Box>
      <Button variant="outlined" startIcon={<CopyIcon />} disabled={!tags} onClick={() => void copy()}>
        Copy tags
      </Button>
    </ResultFrame>
  );
}
