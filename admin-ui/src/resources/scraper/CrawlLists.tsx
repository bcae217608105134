import { PastCrawls } from './past/PastCrawls';
import { Schedules } from './schedules/Schedules';

export function CrawlLists() {
  return (
    <>
      <Schedules />
      <PastCrawls />
    </>
  );
}
