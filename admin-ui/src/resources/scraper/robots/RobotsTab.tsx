import type { RobotsTestView } from '@contracts/scraper/robots-test';
import { RobotsTestDto } from '@contracts/scraper/crawls.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { apiJson, messageOf } from '../../../providers/apiClient';
import { ActionButton } from '../../../shared/ActionButton';
import { ErrorState } from '../../../shared/ErrorState';
import { ReportSection } from '../report/ReportSection';
import type { CrawlTabProps } from '../crawlTab';
import { AiCrawlers } from './AiCrawlers';
import { RobotsVerdict } from './RobotsVerdict';

const resolver = classValidatorResolver(RobotsTestDto);

/** Tries an address against the robots.txt of its site, or against rules that are not there yet. */
export function RobotsTab({ crawl }: CrawlTabProps) {
  const test = useMutation({
    mutationFn: (json: RobotsTestDto) =>
      apiJson<RobotsTestView>('/crawls/robots-test', { method: 'POST', json }),
  });
  const { register, handleSubmit, formState } = useForm<RobotsTestDto>({
    resolver,
    mode: 'onTouched',
    defaultValues: { address: crawl.options.startUrl, robots: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ address, robots }) =>
    test.mutate({ address: address.trim(), ...(robots?.trim() ? { robots } : {}) }),
  );
  return (
    <>
      <ReportSection
        title="robots.txt tester"
        text="Whether a crawler may visit a URL, and which line decides."
      >
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Box sx={{ maxWidth: 720 }}>
            <TextField
              label="URL"
              required
              error={errors.address !== undefined}
              helperText={errors.address?.message}
              slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false } }}
              {...register('address')}
            />
            <TextField
              label="Rules to try"
              multiline
              minRows={3}
              maxRows={12}
              error={errors.robots !== undefined}
              helperText={errors.robots?.message ?? 'Leave empty to read the robots.txt of the URL’s site.'}
              slotProps={{ htmlInput: { spellCheck: false } }}
              {...register('robots')}
            />
            <Box sx={{ mt: 1.5 }}>
              <ActionButton
                type="submit"
                variant="outlined"
                size="medium"
                inactive={test.isPending}
                loading={test.isPending}
              >
                Test
              </ActionButton>
            </Box>
          </Box>
        </form>
      </ReportSection>
      {test.error ? (
        <ErrorState title="The URL could not be tested" text={messageOf(test.error)} />
      ) : test.data ? (
        <>
          <RobotsVerdict view={test.data} />
          {test.data.aiCrawlers.length > 0 ? <AiCrawlers crawlers={test.data.aiCrawlers} /> : null}
        </>
      ) : null}
    </>
  );
}
