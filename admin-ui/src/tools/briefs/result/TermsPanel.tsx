import type { BriefDetail } from '@contracts/briefs/brief-views';
import type { BriefTerm } from '@contracts/briefs/briefs';
import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import { nameOfLanguage } from '@domain/markets/names';
import { hasWordForms } from '@domain/text/form-languages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { EmptyState } from '../../../shared/EmptyState';
import { formatCount } from '../../../shared/format';
import { type LocalColumn, type LocalFilter, LocalTable } from '../../../shared/result/LocalTable';

type TermRow = BriefTerm & { id: string };

const HUNDRED = 100;

/** The terms that the pages share, with how often a text of the target's length uses each. */
export function TermsPanel({ brief }: { brief: BriefDetail }) {
  const { terms, ranked, language, profile, ownKeywords } = brief;
  const rows = useMemo(() => terms.map((term): TermRow => ({ ...term, id: term.key })), [terms]);
  const columns = useMemo(() => columnsOf(profile.pages), [profile.pages]);
  const filters = useMemo(() => filtersOf(profile.pages), [profile.pages]);
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No shared terms"
        text="These pages have no terms in common. Include pages of one topic."
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Alert severity="info">{howJudged(ranked, language)}</Alert>
      <LocalTable
        label="Terms"
        rows={rows}
        columns={columns}
        filters={filters}
        textOf={({ term, key }) => `${term} ${key}`}
      />
      <Typography variant="caption" color="text.secondary">
        Uses are for a text of {formatCount(profile.target.words)} words.
        {ownKeywords.length > 0 ? ` Your own keywords count as well: ${ownKeywords.join(', ')}.` : ''}
      </Typography>
    </Box>
  );
}

export function howJudged(ranked: boolean, language: string): string {
  const name = nameOfLanguage(language);
  const forms = hasWordForms(language) ? '' : ` ${KEYPHRASE_MESSAGES.asWritten(name)}`;
  const ranking = ranked
    ? `Terms are ranked by how many pages use them, where, how often, and how rare their words are in general ${name}.`
    : `Terms are ranked by how many pages use them, where and how often. How rare words are in general ${name} is not known here, so common words may rank higher than they should.`;
  return ranking + forms;
}

function columnsOf(pages: number): LocalColumn<TermRow>[] {
  return [
    {
      label: 'Term',
      valueOf: ({ term }) => term,
      cell: ({ term }) => <span dir="auto">{term}</span>,
    },
    {
      label: 'Uses',
      numeric: true,
      valueOf: ({ to }) => to,
      cell: ({ from, to }) => (from === to ? from : `${from}–${to}`),
    },
    {
      label: 'Pages',
      numeric: true,
      valueOf: ({ pages: on }) => on,
      cell: ({ pages: on }) => `${on} of ${pages}`,
    },
    {
      label: 'In headings',
      numeric: true,
      valueOf: (term) => term.headingPages,
      cell: (term) => term.headingPages,
    },
    {
      label: 'Importance',
      numeric: true,
      valueOf: ({ importance }) => importance,
      cell: ({ importance }) => Math.round(importance * HUNDRED),
    },
    {
      label: 'Uses by page',
      valueOf: ({ uses }) => uses.length,
      cell: ({ uses }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {uses
            .filter(({ uses: count }) => count > 0)
            .map(({ position, uses: count }) => `page ${position}: ${count}`)
            .join(' · ')}
        </Box>
      ),
    },
  ];
}

function filtersOf(pages: number): LocalFilter<TermRow>[] {
  return [
    { id: 'all-pages', label: 'On every page', fits: ({ pages: on }) => on >= pages },
    { id: 'headings', label: 'In headings', fits: ({ headingPages }) => headingPages > 0 },
    { id: 'needed', label: 'Needed at least once', fits: ({ from }) => from > 0 },
    { id: 'phrases', label: 'Phrases', fits: ({ term }) => /\s/.test(term) },
  ];
}
