import type { CrawlScheduleView } from '@contracts/scraper/crawl-schedules';
import ScheduleIcon from '@mui/icons-material/EventRepeatOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ApiPage } from '../../../providers/apiClient';
import { Confirmation } from '../../../shared/Confirmation';
import { EmptyState } from '../../../shared/EmptyState';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useLastPage } from '../../../shared/result/useLastPage';
import { useListPage } from '../../../shared/usePageAddress';
import { crawlName } from '../crawlText';
import { Pager } from '../report/Pager';
import { LazyScheduleDialog } from './LazyScheduleDialog';
import { ScheduleItem } from './ScheduleItem';
import { scheduleDeletion } from './scheduleText';
import { useScheduleChanges } from './useScheduleChanges';
import { SCHEDULES_PER_PAGE, useSchedules } from './useSchedules';

/** The crawls that one has set to repeat. */
export function Schedules() {
  const { page, goTo } = useListPage('schedules');
  const schedules = useSchedules(page);
  useLastPage(schedules, { page, perPage: SCHEDULES_PER_PAGE, goTo });
  return (
    <ResultFrame
      title="Scheduled crawls"
      text="Only you can see these. Each crawl is compared with the one before."
    >
      <ResultStates
        query={schedules}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={<ScheduleIcon />}
            title="No scheduled crawls"
            text="Fill in the form above and choose Schedule to repeat a crawl daily, weekly or monthly."
          />
        }
        failure="The scheduled crawls could not be loaded"
        loading={{ label: 'Loading the scheduled crawls', heights: [56] }}
      >
        {(data) => <ScheduleItems schedules={data} page={page} onPage={goTo} />}
      </ResultStates>
    </ResultFrame>
  );
}

interface ScheduleItemsProps {
  schedules: ApiPage<CrawlScheduleView>;
  page: number;
  onPage: (page: number) => void;
}

function ScheduleItems({ schedules: { items, total }, page, onPage }: ScheduleItemsProps) {
  const changes = useScheduleChanges();
  const [doomed, setDoomed] = useState<CrawlScheduleView>();
  const [edited, setEdited] = useState<string>();
  const confirm = async () => {
    if (doomed) await changes.remove(doomed.id);
    setDoomed(undefined);
  };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((schedule) => (
          <ScheduleItem
            key={schedule.id}
            {...{ schedule, changes }}
            onEdit={() => setEdited(schedule.id)}
            onDelete={() => setDoomed(schedule)}
          />
        ))}
      </Box>
      {total > SCHEDULES_PER_PAGE ? (
        <Pager
          label="Pages of scheduled crawls"
          page={page}
          perPage={SCHEDULES_PER_PAGE}
          total={total}
          onPage={onPage}
        />
      ) : null}
      {edited === undefined ? null : (
        <LazyScheduleDialog edited={{ id: edited }} onClose={() => setEdited(undefined)} />
      )}
      <Confirmation
        open={doomed !== undefined}
        busy={changes.changing !== undefined}
        {...scheduleDeletion(doomed ? crawlName(doomed) : '')}
        onConfirm={() => void confirm()}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}
