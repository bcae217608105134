import { readDraft } from '@domain/drafts/check-draft';
import { draftDocumentOf } from '@domain/drafts/draft-document';
import { documentAsMarkdown } from '@domain/export/document-markdown';
import { Editor } from '@tiptap/core';
import { EXTENSIONS } from '../editor/extensions';
import { cleanPaste } from './cleanPaste';
import googleDocs from './clipboards/google-docs.html?raw';
import word from './clipboards/word.html?raw';
import wordpress from './clipboards/wordpress.html?raw';

/** What each of the clipboards holds. */
const MARKDOWN = `# How to brew coffee

Good coffee needs **fresh beans** and [a burr grinder](https://beans.example/grinders)*, whatever else is said*.

## What you need

- A kettle
  - with a gooseneck
- Filters

### Steps

1. Grind
2. Pour

|      |       |
| ---- | ----- |
| Cups | Grams |
| 2    | 30    |
`;

it.each([
  ['Google Docs', googleDocs],
  ['Word', word],
  ['WordPress', wordpress],
])('a paste from %s becomes headings, lists and links, and nothing else', (_, clipboard) => {
  const editor = new Editor({
    extensions: EXTENSIONS,
    injectCSS: false,
    editorProps: { transformPastedHTML: (pasted) => cleanPaste(pasted).html },
  });
  // jsdom has no events of the clipboard.
  editor.view.pasteHTML(clipboard, new Event('paste') as ClipboardEvent);
  const draft = readDraft(JSON.stringify(editor.getJSON()));
  editor.destroy();
  expect(documentAsMarkdown(draftDocumentOf(draft, { title: '' }))).toBe(MARKDOWN);
  expect(JSON.stringify(draft)).not.toMatch(/mso|wp-|docs-internal|style|class/i);
});
