import { MAX_TEXT_BYTES } from '@contracts/text/text-limits';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import type { TextPage } from '@contracts/text/text-page';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../session/useSession';
import type { FileRules } from '../file/fileRules';
import { TextFileDrop } from '../file/TextFileDrop';
import { useTakenFile } from '../file/useTakenFile';
import { Deferred } from '../Deferred';
import { lazyNamed } from '../lazyNamed';
import { usePreload } from '../usePreload';
import { TabStrip } from '../TabStrip';
import { loadPageText } from './loadPageText';
import { RecentPanel } from './RecentPanel';
import { PageAddressForm } from '../addresses/PageAddressForm';
import { usePageReading } from '../addresses/usePageReading';
import { readAddress } from './readAddress';

const CrawlInput = lazyNamed(() => import('./CrawlInput'), 'CrawlInput');

const WAYS = [
  { id: 'text', title: 'Text' },
  { id: 'address', title: 'Address' },
  { id: 'file', title: 'File' },
  { id: 'crawl', title: 'Crawl' },
  { id: 'recent', title: 'Recent' },
] as const;
type Way = (typeof WAYS)[number]['id'];

export interface TextInputCardProps {
  /** Buttons beside the tabs. */
  actions?: ReactNode;
  /** Where the text is written. */
  children: ReactNode;
  /** A text came from an address or a crawl, with all of its page, or from a file; it is shown as text then. */
  onLoad: (text: string, page?: TextPage) => void;
  /** Tells two cards of one page apart, in words and in the page's address. */
  label?: string;
  parameter?: string;
  /** Whether the label shows. */
  isNamed?: boolean;
}

/** The ways to bring a text to a tool. The one that is open stands in the page's address. */
export function TextInputCard({
  actions,
  children,
  onLoad,
  label = 'Your text',
  parameter = 'from',
  isNamed = false,
}: TextInputCardProps) {
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const isAdmin = useUser().role === 'admin';
  usePreload(isAdmin ? CrawlInput : undefined);
  // Nobody else has crawls.
  const ways = isAdmin ? WAYS : WAYS.filter((each) => each.id !== 'crawl');
  const way = ways.find((each) => each.id === parameters.get(parameter))?.id ?? 'text';
  const show = (chosen: Way) => {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (chosen === 'text') next.delete(parameter);
        else next.set(parameter, chosen);
        return next;
      },
      { preventScrollReset: true },
    );
  };
  const load = (text: string, page?: TextPage) => {
    onLoad(text, page);
    show('text');
    // What was used to load it goes: the focus must not go with it.
    document.getElementById(`${id}-text`)?.focus();
  };
  const taken = useTakenFile(async (content, { name }) => {
    const text = await textOfContent(content, name);
    return () => load(text);
  });
  const panel = (of: Way) => ({
    role: 'tabpanel',
    id: `${id}-${of}-panel`,
    'aria-labelledby': `${id}-${of}`,
    hidden: of !== way,
  });
  return (
    <Card component="section" aria-label={label} sx={{ minWidth: 0 }}>
      {isNamed ? (
        <Typography variant="h2" sx={{ px: { xs: 2, md: 3 }, pt: 2 }}>
          {label}
        </Typography>
      ) : null}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: { xs: 0, sm: 1 },
          px: { xs: 1, md: 2 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <TabStrip
          label="Where the text comes from"
          tabs={ways.map(({ id: value, title }) => ({ id: value, label: title }))}
          chosen={way}
          onChoose={(chosen) => {
            taken.forget();
            show(chosen);
          }}
          tabProps={(value) => ({ id: `${id}-${value}`, 'aria-controls': `${id}-${value}-panel` })}
          isLined={false}
          sx={{ flex: '1 1 20rem', '& .MuiTab-root': { minWidth: 0, px: { xs: 1.25, sm: 1.5 } } }}
        />
        <Box sx={{ display: 'flex', gap: 1, py: 0.5 }}>{actions}</Box>
      </Box>
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        <div {...panel('text')}>{children}</div>
        <div {...panel('address')}>
          {way === 'address' ? <AddressInput onRead={(page) => load(page.mainText, page)} /> : null}
        </div>
        <div {...panel('file')}>
          {way === 'file' ? (
            <TextFileDrop
              label="Select a text file"
              confirm="Use this text"
              rules={TEXT_FILE}
              problem={taken.problem}
              disabled={false}
              onChoose={taken.choose}
            />
          ) : null}
        </div>
        {isAdmin ? (
          <div {...panel('crawl')}>
            {way === 'crawl' ? (
              <Deferred>
                <CrawlInput onRead={(page) => load(page.mainText, page)} />
              </Deferred>
            ) : null}
          </div>
        ) : null}
        <div {...panel('recent')}>
          {way === 'recent' ? <RecentPanel onOpen={(text) => load(text)} /> : null}
        </div>
      </Box>
    </Card>
  );
}

/** Takes the text of a page by its address. */
function AddressInput({ onRead }: { onRead: (page: TextPage) => void }) {
  const reading = usePageReading(readAddress, onRead);
  return (
    <PageAddressForm reading={reading} help="Its main text is read, without navigation, header and footer." />
  );
}

const TEXT_FILE: FileRules = {
  accept: ['.txt', '.md', '.html', 'text/plain', 'text/markdown', 'text/html'],
  maxBytes: MAX_TEXT_BYTES,
  sentences: {
    wrongKind: TEXT_MESSAGES.fileKind,
    empty: TEXT_MESSAGES.fileEmpty,
    tooLarge: TEXT_MESSAGES.tooLong,
  },
};

/** The text of a file; that of HTML without its tags. */
async function textOfContent(content: string, name: string): Promise<string> {
  const text = content.replace(/\r\n?/g, '\n');
  if (!name.toLowerCase().endsWith('.html')) return text;
  const { textOfHtml } = await loadPageText();
  return textOfHtml(text);
}
