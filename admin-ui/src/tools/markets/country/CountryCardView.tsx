import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CountryCard, CountryLanguage } from '@domain/markets/country-card';
import { useNotify } from 'react-admin';
import { Hint } from '../../../shared/hint/Hint';
import { copyText } from '../../../shared/clipboard';
import { NumbersDownload } from '../../../shared/result/NumbersDownload';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { type ResultColumn, ResultRows } from '../../../shared/result/ResultRows';

type LanguageRow = CountryLanguage & { id: string };

const COLUMNS: readonly ResultColumn<LanguageRow>[] = [
  { label: 'Language', cell: ({ name, code }) => (name === code ? code : `${name} (${code})`) },
  { label: 'Official', cell: ({ official }) => (official ? 'Yes' : 'No') },
  { label: 'Of the people', numeric: true, cell: ({ percent }) => `${percent}%` },
  {
    label: 'hreflang',
    cell: ({ hreflang }) => (hreflang ? <Copyable text={hreflang} /> : 'No code of two letters'),
  },
  { label: 'hl', cell: ({ hl }) => hl },
  {
    label: 'Google from there',
    wide: true,
    cell: ({ google }) => (
      <Link href={google} target="_blank" rel="noopener noreferrer">
        {google.replace('https://www.', '')}
      </Link>
    ),
  },
];

/** A country's domains and languages, and what Google and hreflang call them. */
export function CountryCardView({ card }: { card: CountryCard }) {
  const { code, name, tlds, languages, gl } = card;
  const rows = languages.map((language) => ({ ...language, id: language.code }));
  return (
    <ResultFrame
      title={name}
      text="Google’s country domains lead to google.com since April 2025: hl and gl choose the language and the country."
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
        <ResultFacts
          facts={[
            ['ISO 3166-1', code],
            ['Country domains', tlds.map(({ tld }) => `.${tld}`).join(' ') || 'None'],
            ['gl', gl],
          ]}
        />
        {tlds.some(({ isGeneric }) => isGeneric) ? (
          <Typography variant="body2" color="text.secondary">
            Google treats .{code.toLowerCase()} as generic: it is no sign that a site is for {name}.
          </Typography>
        ) : null}
        {rows.length > 0 ? (
          <>
            <ResultRows
              label={`Languages of ${name}`}
              columns={COLUMNS}
              rows={rows}
              sort={undefined}
              onSort={() => undefined}
            />
            <Box>
              <NumbersDownload
                fileName={`languages-${code}.csv`}
                rowsOf={() =>
                  languages.map((language) => ({
                    Country: name,
                    Language: language.name,
                    Code: language.code,
                    Official: language.official,
                    Percent: language.percent,
                    hreflang: language.hreflang,
                    hl: language.hl,
                    gl,
                  }))
                }
              />
            </Box>
          </>
        ) : (
          <Typography>No language is known: nobody lives there permanently.</Typography>
        )}
      </Box>
    </ResultFrame>
  );
}

function Copyable({ text }: { text: string }) {
  const notify = useNotify();
  const copy = async () => {
    const copied = await copyText(text);
    notify(copied ? `${text} was copied.` : 'Your browser did not allow copying.', {
      type: copied ? 'success' : 'error',
    });
  };
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      {text}
      <Hint title="Copy">
        <IconButton size="small" aria-label={`Copy ${text}`} onClick={() => void copy()}>
          <CopyIcon fontSize="small" />
        </IconButton>
      </Hint>
    </Box>
  );
}
