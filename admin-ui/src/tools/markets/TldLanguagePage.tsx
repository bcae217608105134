import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { lazyBody } from '../../shared/lazyBody';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { ViewToggle } from '../../shared/result/ViewToggle';
import { usePreload } from '../../shared/usePreload';
import { DomainsMode } from './domains/DomainsMode';

const PagesMode = lazyBody(() => import('./pages/PagesMode'), 'PagesMode', ResultOutline);
const CountryMode = lazyBody(() => import('./country/CountryMode'), 'CountryMode', ResultOutline);

const MODES = { domains: 'Domains', pages: 'Pages', country: 'Country' } as const;
type Mode = keyof typeof MODES;

/** Which country and language domains, pages and markets stand for. */
export function TldLanguagePage() {
  usePreload(PagesMode);
  usePreload(CountryMode);
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('mode');
  const mode: Mode = wanted !== null && wanted in MODES ? (wanted as Mode) : 'domains';
  // What one mode searches and shows is nothing to the others.
  const open = (next: Mode) => setParameters(next === 'domains' ? {} : { mode: next });
  return (
    <>
      <PageHeader
        title="TLD & Language Finder"
        subtitle="Which country and language a domain, a page or a market stands for, and whether its signals agree."
      />
      <PageBody>
        <Box sx={{ mb: 3 }}>
          <ViewToggle label="What is looked at" views={MODES} view={mode} onChange={open} />
        </Box>
        {mode === 'domains' ? <DomainsMode /> : null}
        {mode === 'pages' ? <PagesMode /> : null}
        {mode === 'country' ? <CountryMode /> : null}
      </PageBody>
    </>
  );
}
