import type { SchemaEntity, SchemaReport, SchemaValue } from '@contracts/schema/schema-checks';
import FoldIcon from '@mui/icons-material/ExpandMoreOutlined';
import UnfoldIcon from '@mui/icons-material/ChevronRightOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatCount } from '../../../shared/format';
import { FindingList } from '../../../shared/schema/FindingList';

/** Levels that are open at first, where the page has not too many entities for it. */
const OPEN_LEVELS = 3;
const MANY_ENTITIES = 200;
/** Entities beside each other, and values of one property, that show at once. */
const SHOWN = 30;

/** The page's entities as they refer to each other; what was found stands beside the property. */
export function EntityTree({ report }: { report: SchemaReport }) {
  const { entities, roots, findings } = report;
  const [shown, setShown] = useState(SHOWN);
  if (entities.length === 0) {
    return (
      <>
        <Alert severity="error" sx={{ mb: 2 }}>
          None of the markup could be read.
        </Alert>
        <FindingList label="Findings" findings={findings} />
      </>
    );
  }
  return (
    <Box>
      <Box component="ul" aria-label="Entities" sx={LIST}>
        {roots.slice(0, shown).map((root) => (
          <Entity key={root} index={root} report={report} path={[]} />
        ))}
      </Box>
      {roots.length > shown ? (
        <Button onClick={() => setShown(shown + SHOWN)}>
          Show more of {formatCount(roots.length)} entities
        </Button>
      ) : null}
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 } as const;

interface EntityProps {
  index: number;
  report: SchemaReport;
  /** The entities that it is shown in. */
  path: readonly number[];
}

function Entity({ index, report, path }: EntityProps) {
  const { entities, findings } = report;
  const entity = entities[index];
  const isShort = entities.length <= MANY_ENTITIES;
  const [open, setOpen] = useState(path.length < (isShort ? OPEN_LEVELS : 1));
  if (!entity) return null;
  const own = findings.filter((finding) => finding.entity === index);
  const general = own.filter(
    ({ property }) => property === undefined || !(nameOf(property) in entity.properties),
  );
  const inside = [...path, index];
  return (
    <Box component="li" sx={{ minWidth: 0, borderLeft: 2, borderColor: 'divider', pl: { xs: 0.5, sm: 1 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <IconButton
          size="small"
          aria-expanded={open}
          aria-label={`${open ? 'Fold' : 'Unfold'} ${titleOf(entity)}`}
          onClick={() => setOpen(!open)}
        >
          {open ? <FoldIcon fontSize="small" /> : <UnfoldIcon fontSize="small" />}
        </IconButton>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{titleOf(entity)}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {entity.syntax}, line {formatCount(entity.line)}
          {entity.id === undefined ? '' : ` · ${entity.id}`}
        </Typography>
        {!open && own.length > 0 ? (
          <Chip size="small" variant="outlined" color="warning" label={formatCount(own.length)} />
        ) : null}
      </Box>
      {open ? (
        <Box sx={{ pl: { xs: 1, sm: 4 }, pt: 0.5 }}>
          <FindingList label={`Findings about ${titleOf(entity)}`} findings={general} />
          <Box component="ul" aria-label={`Properties of ${titleOf(entity)}`} sx={{ ...LIST, gap: 0.5 }}>
            {Object.entries(entity.properties).map(([name, values]) => (
              <Box component="li" key={name} sx={{ minWidth: 0 }}>
                <Property name={name} values={values} report={report} path={inside} />
                <FindingList
                  label={`Findings about ${name}`}
                  findings={own.filter(({ property }) => property !== undefined && nameOf(property) === name)}
                />
              </Box>
            ))}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}

/** The first part of a path, such as `offers` of `offers.price`. */
function nameOf(property: string): string {
  return property.split('.')[0] ?? property;
}

function titleOf({ types }: SchemaEntity): string {
  return types.join(', ') || 'Without a type';
}

interface PropertyProps {
  name: string;
  values: readonly SchemaValue[];
  report: SchemaReport;
  path: readonly number[];
}

function Property({ name, values, report, path }: PropertyProps) {
  const [shown, setShown] = useState(SHOWN);
  const texts = values.slice(0, shown).filter(({ entity }) => entity === undefined || path.includes(entity));
  const children = values
    .slice(0, shown)
    .flatMap(({ entity }) => (entity !== undefined && !path.includes(entity) ? [entity] : []));
  return (
    <>
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {name}
        </Box>{' '}
        {texts.map((value, index) => (
          <span key={index}>
            {index > 0 ? ', ' : ''}
            <Value value={value} report={report} />
          </span>
        ))}
      </Typography>
      {children.length > 0 ? (
        <Box component="ul" aria-label={name} sx={LIST}>
          {children.map((child, index) => (
            <Entity key={index} index={child} report={report} path={path} />
          ))}
        </Box>
      ) : null}
      {values.length > shown ? (
        <Button size="small" onClick={() => setShown(shown + SHOWN)}>
          Show more of {formatCount(values.length)} values
        </Button>
      ) : null}
    </>
  );
}

const MAX_TEXT = 500;

function Value({ value: { text, entity, dangling }, report }: { value: SchemaValue; report: SchemaReport }) {
  if (dangling !== undefined) {
    return (
      <Box component="span" sx={{ color: 'error.main' }}>
        {dangling} (no entity of the page has this @id)
      </Box>
    );
  }
  if (entity !== undefined) {
    const above = report.entities[entity];
    return above ? `back to ${titleOf(above)}, line ${formatCount(above.line)}` : null;
  }
  const whole = text ?? '';
  return <bdi>{whole.length > MAX_TEXT ? `${whole.slice(0, MAX_TEXT)}…` : whole}</bdi>;
}
