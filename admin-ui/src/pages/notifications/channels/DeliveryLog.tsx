import { type ChannelView, DELIVERY_DAYS, type DeliveryView } from '@contracts/notices/channels';
import LogIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { EmptyState } from '../../../shared/EmptyState';
import { DialogHead } from '../../../shared/form/DialogHead';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultStates } from '../../../shared/result/ResultStates';
import { channelKeys, listDeliveries, replayDelivery } from './channelApi';
import { channelName } from './channelText';
import { DeliveryItem } from './DeliveryItem';

const PER_PAGE = 10;
/** While something is on its way. */
const POLL_MS = 3_000;

interface DeliveryLogProps {
  channel: ChannelView;
  onClose: () => void;
}

/** What a channel was sent, over the list of channels. */
export function DeliveryLog({ channel, onClose }: DeliveryLogProps) {
  const [page, setPage] = useState(1);
  const titleId = useId();
  const query = useDeliveries(channel.id, page);
  const { replaying, replay } = useReplay(channel.id);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogHead titleId={titleId} title="Delivery log" subtitle={channelName(channel)} />
      <DialogContent dividers sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
        <ResultStates
          query={query}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              icon={<LogIcon />}
              title="Nothing sent yet"
              text={`What is sent stays in this log for ${DELIVERY_DAYS} days. Choose Test to send something now.`}
            />
          }
          failure="The delivery log could not be loaded"
          loading={{ label: 'Loading the delivery log', heights: [64, 64, 64] }}
        >
          {({ items, total }) => (
            <>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {items.map((delivery) => (
                  <DeliveryItem
                    key={delivery.id}
                    delivery={delivery}
                    mayReplay={channel.off === undefined}
                    isReplaying={replaying === delivery.id}
                    onReplay={() => void replay(delivery)}
                  />
                ))}
              </Box>
              <ListPager
                total={total}
                page={page - 1}
                perPage={PER_PAGE}
                onPage={(next) => setPage(next + 1)}
              />
            </>
          )}
        </ResultStates>
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function useDeliveries(id: string, page: number) {
  return useQuery({
    queryKey: channelKeys.log(id, page),
    queryFn: ({ signal }) => listDeliveries(id, { page, perPage: PER_PAGE }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isSoonSent) ? POLL_MS : false),
  });
}

/** Whether looking again soon shows something else. */
function isSoonSent({ nextAt }: DeliveryView): boolean {
  return nextAt !== undefined && Date.parse(nextAt) - Date.now() < 60_000;
}

function useReplay(channel: string) {
  const notify = useNotify();
  const client = useQueryClient();
  const [replaying, setReplaying] = useState<string>();
  const replay = async ({ id }: DeliveryView) => {
    setReplaying(id);
    await replayDelivery(channel, id).catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
    await client.invalidateQueries({ queryKey: channelKeys.all });
    setReplaying(undefined);
  };
  return { replaying, replay };
}
