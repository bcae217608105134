import Card from '@mui/material/Card';
import { type Editor, EditorContent } from '@tiptap/react';
import { Toolbar } from './Toolbar';

/** The text of a draft with its toolbar; terms are underlined by how often they are used. */
export function EditorArea({ editor, onRewrite }: { editor: Editor; onRewrite: (() => void) | undefined }) {
  return (
    <Card sx={{ overflow: 'visible' }}>
      <Toolbar editor={editor} onRewrite={onRewrite} />
      <EditorText editor={editor} />
    </Card>
  );
}

function EditorText({ editor }: { editor: Editor }) {
  return (
    <Card
      component={EditorContent}
      editor={editor}
      sx={{
        border: 0,
        boxShadow: 'none',
        overflow: 'visible',
        '& .ProseMirror': {
          // To the end of the screen, less what stands above and the score below.
          minHeight: { xs: 'calc(100vh - 320px)', lg: 'calc(100vh - 280px)' },
          // In the middle of a wide screen, as no line is read well that is longer.
          px: { xs: 2, md: 'max(32px, calc((100% - 680px) / 2))' },
          py: 2,
          outline: 'none',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          lineHeight: 1.65,
          fontVariantLigatures: 'none',
        },
        '& .ProseMirror:focus-visible': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
        '& .ProseMirror > * + *': { mt: 1.5 },
        '& :is(h1,h2,h3,h4,h5,h6)': { lineHeight: 1.3, mb: 0.5 },
        '& h1': { fontSize: '1.75rem' },
        '& h2': { fontSize: '1.4rem' },
        '& h3': { fontSize: '1.2rem' },
        '& :is(h4,h5,h6)': { fontSize: '1rem' },
        '& p': { my: 0.75 },
        '& a': { color: 'primary.main' },
        '& blockquote': {
          border: 0,
          borderInlineStartWidth: 4,
          borderColor: 'divider',
          m: 0,
          paddingInlineStart: 2,
        },
        '& pre': {
          bgcolor: 'action.hover',
          p: 2,
          borderRadius: 1,
          overflowX: 'auto',
          fontFamily: 'monospace',
        },
        '& code': { bgcolor: 'action.hover', fontFamily: 'monospace', fontSize: '0.9em' },
        '& img': { maxWidth: '100%', height: 'auto' },
        '& .tableWrapper': { overflowX: 'auto' },
        '& table': { borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed' },
        '& :is(td,th)': {
          border: 1,
          borderColor: 'divider',
          p: 0.75,
          verticalAlign: 'top',
          textAlign: 'start',
        },
        '& th': { bgcolor: 'action.hover' },
        '& .selectedCell': { bgcolor: 'action.selected' },
        '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
        '& .term': { borderBottom: '2px solid' },
        '& .term-few': { borderColor: 'warning.main' },
        '& .term-ok': { borderColor: 'success.main' },
        '& .term-over': { borderColor: 'error.main', borderBottomStyle: 'wavy' },
      }}
    />
  );
}
