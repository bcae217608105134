import type { InterlinkPageRef, InterlinkSuggestionView } from '@contracts/interlinks/interlink-views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { NewTabLink } from '../../../shared/NewTabLink';
import { pathOf } from './linkWords';
import { SuggestionItem } from './SuggestionItem';
import type { Decisions } from './useDecisions';
import type { Order } from './useInterlinks';

interface SuggestionGroupsProps {
  suggestions: readonly InterlinkSuggestionView[];
  order: Order;
  decisions: Decisions;
}

const STEPS: Record<string, 1 | -1> = { j: 1, k: -1 };

/** Suggestions below the pages that they start from or lead to. J and K go from one to the next. */
export function SuggestionGroups({ suggestions, order, decisions }: SuggestionGroupsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { remember } = useKeptFocus(list, suggestions);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key.toLowerCase()];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    const items = itemsOf(list.current);
    const at = items.findIndex((item) => item.contains(document.activeElement));
    focusItem(items[at + step]);
    event.preventDefault();
  };
  return (
    <Box ref={list} onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 3 }}>
      {groupsOf(suggestions, order).map(({ page, items }) => (
        <section key={page?.id ?? 'all'} aria-label={page ? page.title || page.url : 'Suggestions'}>
          {page ? <GroupHead page={page} order={order} items={items} decisions={decisions} /> : null}
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              '& > li:first-of-type': { borderTop: page ? 0 : undefined },
            }}
          >
            {items.map((suggestion) => (
              <SuggestionItem
                key={suggestion.id}
                suggestion={suggestion}
                order={order}
                decisions={decisions}
                onDecide={() => remember()}
              />
            ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}

interface GroupHeadProps extends Pick<SuggestionGroupsProps, 'order' | 'decisions'> {
  page: InterlinkPageRef;
  items: readonly InterlinkSuggestionView[];
}

function GroupHead({ page, order, items, decisions }: GroupHeadProps) {
  const hasOpen = items.some(({ decision }) => decision === 'open');
  return (
    <Box
      sx={{
        ...{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        },
        ...{ px: 1.5, py: 1, borderRadius: 2, bgcolor: 'background.default' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3">{page.title || pathOf(page.url)}</Typography>
        <Typography variant="body2" color="text.secondary">
          <NewTabLink href={page.url}>{pathOf(page.url)}</NewTabLink>
        </Typography>
      </Box>
      {order === 'target' && hasOpen ? (
        <Button
          size="small"
          variant="outlined"
          loading={decisions.busy === `all ${page.id}`}
          onClick={() => void decisions.acceptAll(page.id)}
          aria-label={`Accept all to ${page.title || page.url}`}
        >
          Accept all
        </Button>
      ) : null}
    </Box>
  );
}

/** Neighbours of one page together: the server has put them in order. */
function groupsOf(suggestions: readonly InterlinkSuggestionView[], order: Order) {
  const groups: { page?: InterlinkPageRef; items: InterlinkSuggestionView[] }[] = [];
  for (const suggestion of suggestions) {
    const page = order === 'score' ? undefined : suggestion[order];
    const last = groups.at(-1);
    if (last && last.page?.id === page?.id) last.items.push(suggestion);
    else groups.push({ page, items: [suggestion] });
  }
  return groups;
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-suggestion]') ?? [])];
}

function focusItem(item: HTMLElement | undefined): void {
  const button = item?.querySelector<HTMLElement>('[data-first]');
  button?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'nearest' });
}

/** A suggestion that was decided may leave the list, and take the focus with it: the next one has it then. */
function useKeptFocus(
  list: { current: HTMLElement | null },
  suggestions: readonly InterlinkSuggestionView[],
) {
  const left = useRef<{ item: HTMLElement; at: number }>(undefined);
  useEffect(() => {
    // The list may be told anew before the one comes that lacks it: until the focus is lost, it is waited for.
    if (!left.current || document.activeElement !== document.body) return;
    const { item, at } = left.current;
    left.current = undefined;
    const items = itemsOf(list.current);
    focusItem(item.isConnected ? item : items[Math.min(at, items.length - 1)]);
  }, [list, suggestions]);
  return {
    remember: () => {
      const items = itemsOf(list.current);
      const at = items.findIndex((each) => each.contains(document.activeElement));
      const item = items[at];
      left.current = item && { item, at };
    },
  };
}
