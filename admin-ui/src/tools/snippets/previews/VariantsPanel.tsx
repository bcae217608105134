import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SnippetFields, SnippetVariant } from '@contracts/snippets/snippets';
import type { Fit } from '@domain/snippets/fit-text';
import { googleResult } from '@domain/snippets/google-result';
import { type RewriteRisk, rewriteRisk } from '@domain/snippets/rewrite-risk';
import type { ReactNode } from 'react';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { ScrollShade } from '../../../shared/ScrollShade';
import { useOverflow } from '../../../shared/useOverflow';
import { cutText, pixelText } from './fitTexts';
import { LEVELS } from './RewritePanel';

interface VariantsPanelProps {
  fields: SnippetFields;
  active: number;
  onShow: (variant: number) => void;
}

interface Compared extends SnippetVariant {
  titleDesktop: Fit;
  titleMobile: Fit;
  descriptionDesktop: Fit;
  descriptionMobile: Fit;
  risk: RewriteRisk;
}

const ROWS: readonly { label: string; cell: (variant: Compared) => ReactNode }[] = [
  { label: 'Title', cell: ({ title }) => <span dir="auto">{title || '–'}</span> },
  { label: 'Title width', cell: ({ titleDesktop }) => pixelText(titleDesktop) },
  { label: 'Title on desktop', cell: ({ titleDesktop }) => cutText(titleDesktop) },
  { label: 'Title on mobile', cell: ({ titleMobile }) => cutText(titleMobile) },
  {
    label: 'Rewrite risk',
    cell: ({ risk: { level } }) => (
      <Chip size="small" variant="outlined" color={LEVELS[level].color} label={LEVELS[level].label} />
    ),
  },
  { label: 'Description', cell: ({ description }) => <span dir="auto">{description || '–'}</span> },
  { label: 'Description width', cell: ({ descriptionDesktop }) => pixelText(descriptionDesktop) },
  { label: 'Description on desktop', cell: ({ descriptionDesktop }) => cutText(descriptionDesktop) },
  { label: 'Description on mobile', cell: ({ descriptionMobile }) => cutText(descriptionMobile) },
];
const CELL = { minWidth: 140, verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

/** The variants side by side. */
export function VariantsPanel({ fields, active, onShow }: VariantsPanelProps) {
  const [place, , goesOn] = useOverflow();
  const compared = fields.variants.map((variant) => comparedOf(fields, variant));
  return (
    <ResultFrame title="Compare variants" text="Choose one to see it in the previews.">
      <Box sx={{ position: 'relative' }}>
        {goesOn ? <ScrollShade /> : null}
        <TableContainer ref={place} tabIndex={0} role="region" aria-label="Variants side by side">
          <Table size="small" aria-label="Variants">
            <TableHead>
              <TableRow>
                <TableCell>What</TableCell>
                {compared.map((_, index) => (
                  <TableCell key={index} sx={CELL}>
                    <Button size="small" aria-pressed={index === active} onClick={() => onShow(index)}>
                      Variant {index + 1}
                    </Button>
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {ROWS.map(({ label, cell }) => (
                <TableRow key={label}>
                  <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                    {label}
                  </TableCell>
                  {compared.map((variant, index) => (
                    <TableCell key={index} sx={CELL}>
                      {cell(variant)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Box>
    </ResultFrame>
  );
}

function comparedOf(fields: SnippetFields, variant: SnippetVariant): Compared {
  const [desktop, mobile] = [
    googleResult(fields, variant, 'desktop'),
    googleResult(fields, variant, 'mobile'),
  ];
  return {
    ...variant,
    titleDesktop: desktop.titleFit,
    titleMobile: mobile.titleFit,
    descriptionDesktop: desktop.descriptionFit,
    descriptionMobile: mobile.descriptionFit,
    risk: rewriteRisk({ title: variant.title, h1: fields.h1, siteName: fields.siteName }),
  };
}
