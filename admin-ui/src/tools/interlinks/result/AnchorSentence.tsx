import type { InterlinkSuggestionView } from '@contracts/interlinks/interlink-views';
import EarlierIcon from '@mui/icons-material/KeyboardArrowLeftOutlined';
import LaterIcon from '@mui/icons-material/KeyboardArrowRightOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Hint } from '../../../shared/hint/Hint';
import type { Anchor } from './useAnchor';

interface AnchorSentenceProps {
  suggestion: InterlinkSuggestionView;
  anchor: Anchor;
}

/** A sentence with its anchor, which is moved by selecting words, by buttons and by the arrow keys. */
export function AnchorSentence({ suggestion, anchor }: AnchorSentenceProps) {
  const { sentence } = suggestion;
  const { start, end } = anchor.range;
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [isMoving, setMoving] = useState(false);
  const select = () => {
    const wanted = text.current && selectionIn(text.current);
    if (!wanted) return;
    window.getSelection()?.removeAllRanges();
    anchor.select(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (step !== undefined) anchor.step(event.shiftKey ? 'end' : 'both', step);
    else if (event.key === 'Enter' || event.key === ' ') setMoving(!isMoving);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <Typography
        ref={text}
        lang={suggestion.language ?? undefined}
        dir="auto"
        onPointerUp={select}
        sx={SENTENCE}
      >
        {sentence.slice(0, start)}
        <Box
          component="mark"
          role="button"
          tabIndex={0}
          aria-expanded={isMoving}
          aria-controls={isMoving ? id : undefined}
          aria-label={`Anchor: ${sentence.slice(start, end)}. Move it with the arrow keys; with Shift its end alone.`}
          onClick={() => setMoving(!isMoving)}
          onKeyDown={onKeyDown}
          sx={MARK}
        >
          {sentence.slice(start, end)}
        </Box>
        {sentence.slice(end)}
      </Typography>
      {isMoving ? <MoveBar id={id} anchor={anchor} /> : null}
      {anchor.problem ? (
        <Typography variant="body2" color="error" role="alert" sx={{ mt: 0.5 }}>
          {anchor.problem}
        </Typography>
      ) : null}
    </>
  );
}

const SENTENCE = { overflowWrap: 'anywhere', maxWidth: '72ch', lineHeight: 1.6 } as const;
const MARK = {
  cursor: 'pointer',
  borderRadius: 0.5,
  px: 0.25,
  color: 'text.primary',
  bgcolor: ({ palette }: Theme) => `color-mix(in srgb, ${palette.primary.main} 18%, transparent)`,
  boxShadow: ({ palette }: Theme) => `inset 0 -2px ${palette.primary.main}`,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const EDGES = [
  { edge: 'start', name: 'Beginning' },
  { edge: 'end', name: 'End' },
] as const;

function MoveBar({ id, anchor }: { id: string; anchor: Anchor }) {
  return (
    <Box
      id={id}
      role="group"
      aria-label="Move the anchor"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mt: 0.5 }}
    >
      {EDGES.map(({ edge, name }) => (
        <Box key={edge} sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Hint title={`${name} a word earlier`}>
            <IconButton size="small" onClick={() => anchor.step(edge, -1)}>
              <EarlierIcon />
            </IconButton>
          </Hint>
          <Hint title={`${name} a word later`}>
            <IconButton size="small" onClick={() => anchor.step(edge, 1)}>
              <LaterIcon />
            </IconButton>
          </Hint>
        </Box>
      ))}
      {anchor.isMoved ? (
        <Button size="small" onClick={anchor.reset}>
          As suggested
        </Button>
      ) : null}
      <Typography variant="caption" color="text.secondary">
        Or select words of the sentence.
      </Typography>
    </Box>
  );
}

/** What is selected of a text, by its characters; nothing where it is a click, or reaches beyond the text. */
function selectionIn(text: HTMLElement) {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const chosen = selection.getRangeAt(0);
  if (!text.contains(chosen.startContainer) || !text.contains(chosen.endContainer)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(text);
  before.setEnd(chosen.startContainer, chosen.startOffset);
  const start = before.toString().length;
  return { start, end: start + chosen.toString().length };
}
