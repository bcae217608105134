import type { InterlinkSuggestionView } from '@contracts/interlinks/interlink-views';
import { linkedSentence } from '@domain/interlinks/anchor';
import AcceptIcon from '@mui/icons-material/CheckOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import RejectIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { copyText } from '../../../shared/clipboard';
import { NewTabLink } from '../../../shared/NewTabLink';
import { AnchorSentence } from './AnchorSentence';
import { DECISION_NAMES, pathOf } from './linkWords';
import { useAnchor } from './useAnchor';
import type { Decisions } from './useDecisions';
import type { Order } from './useInterlinks';
import { WhyScore } from './WhyScore';

interface SuggestionItemProps {
  suggestion: InterlinkSuggestionView;
  order: Order;
  decisions: Decisions;
  /** Told before a decision is sent, so that the focus finds its way. */
  onDecide: () => void;
}

/** One link that a sentence could carry, and what can be done with it. */
export function SuggestionItem({ suggestion, order, decisions, onDecide }: SuggestionItemProps) {
  const { decision, source, target, reasons, sentence } = suggestion;
  const id = useId();
  const notify = useNotify();
  const [explains, setExplains] = useState(false);
  const anchor = useAnchor(suggestion, decisions.move);
  const busy = decisions.busy === suggestion.id;
  const decide = (wanted: typeof decision) => {
    if (busy || wanted === decision) return;
    onDecide();
    void decisions.decide(suggestion, wanted, anchor.takeAlong());
  };
  const copy = async () => {
    const done = await copyText(linkedSentence(sentence, anchor.range, target.url));
    if (done) notify('The sentence was copied as HTML.', { type: 'success' });
    else notify('The browser did not allow copying.', { type: 'error' });
  };
  const keys: Record<string, () => void> = {
    a: () => decide('accepted'),
    r: () => decide('rejected'),
    o: () => decide('open'),
    c: () => void copy(),
    w: () => setExplains(!explains),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <Box
      component="li"
      data-suggestion
      onKeyDown={onKeyDown}
      sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75 }}>
        <Ends source={source} target={target} order={order} />
        <Chip size="small" label={`Score ${Math.round(reasons.score)}`} />
        {decision === 'open' ? null : (
          <Chip
            size="small"
            variant="outlined"
            color={decision === 'accepted' ? 'success' : 'default'}
            label={DECISION_NAMES[decision]}
          />
        )}
      </Box>
      <AnchorSentence suggestion={suggestion} anchor={anchor} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {decision === 'accepted' ? null : (
          <Button
            size="small"
            variant="outlined"
            startIcon={<AcceptIcon />}
            data-first
            onClick={() => decide('accepted')}
          >
            Accept
          </Button>
        )}
        {decision === 'rejected' ? null : (
          <Button size="small" color="inherit" startIcon={<RejectIcon />} onClick={() => decide('rejected')}>
            Reject
          </Button>
        )}
        {decision === 'open' ? null : (
          <Button size="small" color="inherit" data-first onClick={() => decide('open')}>
            Reopen
          </Button>
        )}
        <Button size="small" color="inherit" startIcon={<CopyIcon />} onClick={() => void copy()}>
          Copy HTML
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-expanded={explains}
          aria-controls={id}
          onClick={() => setExplains(!explains)}
        >
          Why?
        </Button>
      </Box>
      <Collapse in={explains} id={id} unmountOnExit>
        <WhyScore suggestion={suggestion} isMoved={anchor.isMoved} />
      </Collapse>
    </Box>
  );
}

/** Where the link starts and leads; what the group's heading says is not said again. */
function Ends({
  source,
  target,
  order,
}: Pick<InterlinkSuggestionView, 'source' | 'target'> & { order: Order }) {
  const named = ({ title, url }: InterlinkSuggestionView['source']) => title || pathOf(url);
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      {order === 'source' ? null : (
        <>
          {'From '}
          <NewTabLink href={source.url}>{named(source)}</NewTabLink>
        </>
      )}
      {order === 'score' ? ' to ' : null}
      {order === 'source' ? 'To ' : null}
      {order === 'target' ? null : <NewTabLink href={target.url}>{named(target)}</NewTabLink>}
    </Typography>
  );
}
