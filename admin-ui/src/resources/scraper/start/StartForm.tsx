import type { StartCrawlDto } from '@contracts/scraper/crawls.dto';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { ActionButton } from '../../../shared/ActionButton';
import { Deferred } from '../../../shared/Deferred';
import { lazyNamed } from '../../../shared/lazyNamed';
import { lazyResolver } from '../../../shared/form/lazyResolver';
import { LeaveWarning } from '../../../shared/form/LeaveWarning';
import { RefusedFocus } from '../../../shared/form/RefusedFocus';
import { usePreload } from '../../../shared/usePreload';
import { FLUSH } from '../../../theme/measures';
import { AddressFields } from './AddressFields';
import { ScheduleButton } from './ScheduleButton';
import { OPTION_FIELDS, requestOf, type StartValues } from './startValues';
import { useStartCrawl } from './useStartCrawl';

const check = lazyResolver<ReturnType<typeof requestOf>, StartCrawlDto>(
  async () => (await import('@contracts/scraper/crawls.dto')).StartCrawlDto,
);
/** The call's own rules over what is going to be sent. */
const resolver = ((values, context, options) =>
  check(requestOf(values), context, options as never)) as Resolver<StartValues, unknown, StartCrawlDto>;

const StartOptions = lazyNamed(() => import('./StartOptions'), 'StartOptions');

/** What a crawl is asked for, checked by the same rules as the call. */
export function StartForm({ values }: { values: StartValues }) {
  const form = useForm<StartValues, unknown, StartCrawlDto>({
    resolver,
    mode: 'onTouched',
    defaultValues: values,
  });
  usePreload(check);
  usePreload(StartOptions);
  const [open, setOpen] = useState(false);
  const optionsId = useId();
  const start = useStartCrawl(form);
  const { errors, isSubmitting } = form.formState;
  const isOptionWrong = OPTION_FIELDS.some((field) => errors[field]);

  // What is wrong must be seen.
  const isOpen = open || isOptionWrong;

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(start)(event)}>
        <LeaveWarning />
        <RefusedFocus />
        <AddressFields />
        <Collapse in={isOpen} id={optionsId} unmountOnExit>
          <Box sx={{ pt: 2.5 }}>
            <Deferred>
              <StartOptions />
            </Deferred>
          </Box>
        </Collapse>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            justifyContent: 'space-between',
            alignItems: { sm: 'center' },
            gap: 1.5,
            mt: 2.5,
          }}
        >
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? optionsId : undefined}
            endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
            onClick={() => setOpen(!open)}
            sx={{ ml: FLUSH, alignSelf: 'flex-start' }}
          >
            {isOpen ? 'Fewer options' : 'Options'}
          </Button>
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
            <ScheduleButton />
            <ActionButton type="submit" inactive={isSubmitting} loading={isSubmitting}>
              GET URI DATA
            </ActionButton>
          </Box>
        </Box>
      </form>
    </FormProvider>
  );
}
