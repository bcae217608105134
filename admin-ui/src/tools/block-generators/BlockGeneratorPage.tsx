import BlockIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import type { BlockTool, BlockVariant, SavedBlockView } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../shared/EmptyState';
import { ErrorState } from '../../shared/ErrorState';
import { lazyNamed } from '../../shared/lazyNamed';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { SUB_TOOL_PARAMETER } from '../../shared/subToolPath';
import { DraftNotice } from './DraftNotice';
import type { FormShape } from './editor/formShape';
import { SavedBlocks } from './saved/SavedBlocks';
import { VariantCards } from './VariantCards';
import { useBlockDraft } from './useBlockDraft';
import { useVariants } from './variants';
import { Deferred } from '../../shared/Deferred';

/** With its forms and pickers, loaded when it first opens. */
const BlockEditor = lazyNamed(() => import('./editor/BlockEditor'), 'BlockEditor');

interface BlockGeneratorPageProps {
  tool: BlockTool;
  title: string;
  subtitle: string;
}

interface Edited {
  variant: BlockVariant;
  saved?: SavedBlockView;
  changes?: FormShape;
}

/** The user's saved blocks, the variants of one generator with their previews, and the editor that opens over them. */
export function BlockGeneratorPage({ tool, title, subtitle }: BlockGeneratorPageProps) {
  const { variants, error, retry } = useVariants(tool);
  const [edited, setEdited] = useEdited(variants);
  const { draft, take, discard } = useBlockDraft(tool);
  /** Whether the saved blocks have the height that they will keep. */
  const [settled, setSettled] = useState(false);
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <PageBody>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          {draft && !edited && variants?.includes(draft.variant) ? (
            <DraftNotice
              draft={draft}
              onGoOn={() => {
                setEdited({ variant: draft.variant, saved: draft.saved, changes: draft.form });
                take();
              }}
              onDiscard={discard}
            />
          ) : null}
          <SavedBlocks
            tool={tool}
            usable={variants ?? []}
            onOpen={(saved) => setEdited({ variant: saved.variant, saved })}
            onSettled={() => setSettled(true)}
          />
          {!variants && !error ? <Skeleton variant="rounded" height={360} aria-label="Loading" /> : null}
          {!variants && error ? (
            <Card>
              <ErrorState text={error.message} onRetry={retry} />
            </Card>
          ) : null}
          {variants?.length === 0 ? (
            <Card>
              <EmptyState
                icon={<BlockIcon />}
                title="You have no styles yet"
                text="The styles of this generator are switched off or not among the tools of your batch. Please ask an administrator."
              />
            </Card>
          ) : null}
          <VariantCards
            variants={variants ?? []}
            settledAbove={settled}
            onCustomize={(variant) => setEdited({ variant })}
          />
        </Box>
      </PageBody>
      {edited ? (
        <Deferred>
          <BlockEditor tool={tool} {...edited} onClose={() => setEdited(undefined)} />
        </Deferred>
      ) : null}
    </>
  );
}

/** What the editor has open. A style that the address names is opened once, and then the address names it no more. */
function useEdited(variants: readonly BlockVariant[] | undefined) {
  const [edited, setEdited] = useState<Edited>();
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(SUB_TOOL_PARAMETER);
  const [taken, setTaken] = useState<string | null>(null);
  if (variants && named !== taken) {
    setTaken(named);
    const variant = variants.find((usable) => usable === named);
    // What is being edited is not lost for it.
    if (variant && !edited) setEdited({ variant });
  }
  useEffect(() => {
    if (taken !== null) setParameters({}, { replace: true });
  }, [taken, setParameters]);
  return [edited, setEdited] as const;
}
