import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import DomainIcon from '@mui/icons-material/LanguageOutlined';
import { MARKET_MESSAGES } from '@contracts/markets/market-messages';
import { MAX_DOMAINS } from '@contracts/markets/markets';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { exportCsv } from '../../../shared/exportCsv';
import { SampleButton } from '../../../shared/form/SampleButton';
import { formatCount } from '../../../shared/format';
import { logOperation } from '../../../shared/logOperation';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { LinesInput } from '../../../shared/form/LinesInput';
import { useKept } from '../../../shared/text/useKept';
import { useReplacing } from '../../../shared/text/useReplacing';
import { LanguageBars, languageCounts } from '../LanguageBars';
import { LocalTable } from '../../../shared/result/LocalTable';
import { SAMPLE_DOMAINS } from './domainLines';
import { domainCsvRow, type DomainRow, domainRow } from './domainRows';
import { DOMAIN_COLUMNS, DOMAIN_FILTERS, domainText } from './domainTable';
import { startDomainsWorker, type StartWorker, useDomains } from './useDomains';
import { FLUSH } from '../../../theme/measures';

/** What the names of up to 1,000 domains say, while they are entered. */
export function DomainsMode({ startWorker = startDomainsWorker }: { startWorker?: StartWorker }) {
  const kept = useKept('tld-language.domains');
  const isLogged = useRef(false);
  const [text, setText] = useState(kept.initial);
  const latest = useRef(text);
  const { rows: lines, count, failed, isReading } = useDomains(text, startWorker);
  const rows = useMemo(() => lines.map(domainRow), [lines]);
  const change = (next: string) => {
    setText(next);
    kept.keep(next);
    // One visit is one use, however many domains are looked at.
    if (next.trim() && !isLogged.current) logOperation('TLD & Language Finder');
    isLogged.current ||= next.trim() !== '';
    latest.current = next;
  };
  const replace = useReplacing({
    current: () => ({ text: latest.current }),
    put: (next) => change(next.text),
  });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Card component="section" aria-label="Your domains" sx={{ p: { xs: 2, md: 3 } }}>
        <LinesInput
          label="Domains, one per line"
          placeholder={'example.co.uk\nhttps://shop.example.de/page'}
          minRows={5}
          maxRows={12}
          value={text}
          problem={
            failed ? 'The domains could not be read. Reload the page; what you entered is kept.' : undefined
          }
          help={`${counted(count, 'line')}. Names and URLs, up to ${formatCount(MAX_DOMAINS)}; they are read in this browser.`}
          onChange={change}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
          {text === '' ? (
            <SampleButton onTry={() => change(SAMPLE_DOMAINS)} />
          ) : (
            <Button size="small" onClick={() => replace({ text: '' })}>
              Clear
            </Button>
          )}
        </Box>
        {kept.isKept ? null : <Alert severity="warning">{TEXT_MESSAGES.inputNotKept}</Alert>}
      </Card>
      {rows.length > 0 ? (
        <DomainsResult rows={rows} count={count} isReading={isReading} />
      ) : (
        <Card>
          <EmptyState
            icon={<DomainIcon />}
            title="No domains yet"
            text="Enter domains or URLs, and see which country and language each stands for."
          />
        </Card>
      )}
    </Box>
  );
}

interface ResultProps {
  rows: readonly DomainRow[];
  count: number;
  isReading: boolean;
}

function readText(domains: number, others: number): string {
  const read = `${counted(domains, 'domain')} read`;
  return others > 0 ? `${read}, ${counted(others, 'line')} not.` : `${read}.`;
}

function DomainsResult({ rows, count, isReading }: ResultProps) {
  const notify = useNotify();
  const read = rows.filter(({ problem }) => problem === '');
  const counts = useMemo(
    () => languageCounts(rows.filter(({ facts }) => facts).map(({ mainLanguage }) => mainLanguage)),
    [rows],
  );
  const save = () =>
    exportCsv('domains.csv', rows.map(domainCsvRow)).catch(() =>
      notify('The CSV could not be made. Please try again.', { type: 'error' }),
    );
  return (
    <Box aria-busy={isReading} sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
      {counts.length > 0 ? (
        <ResultFrame title="Languages" text="The main language of each domain’s country.">
          <LanguageBars counts={counts} fileName="domain-languages.csv" />
        </ResultFrame>
      ) : null}
      <ResultFrame title="What they stand for" text={readText(read.length, rows.length - read.length)}>
        {count > rows.length && !isReading ? (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {MARKET_MESSAGES.tooManyDomains(count)}
          </Alert>
        ) : null}
        <LocalTable
          label="Domains"
          rows={rows}
          columns={DOMAIN_COLUMNS}
          filters={DOMAIN_FILTERS}
          textOf={domainText}
        />
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          sx={{ mt: 1, ml: FLUSH }}
          onClick={() => void save()}
        >
          Domains as CSV
        </Button>
      </ResultFrame>
    </Box>
  );
}
