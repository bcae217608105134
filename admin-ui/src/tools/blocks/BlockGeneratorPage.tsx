import BlockIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import type { BlockTool } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { EmptyState } from '../../shared/EmptyState';
import { ErrorState } from '../../shared/ErrorState';
import { lazyNamed } from '../../shared/lazyNamed';
import { PageBody } from '../../shared/PageBody';
import { variantName } from '../../shared/savedBlocks';
import { UnsavedNotice } from '../../shared/form/UnsavedNotice';
import { BackLink } from '../../shared/handover/BackLink';
import { PageHeader } from '../../shared/PageHeader';
import { SavedBlocks } from './saved/SavedBlocks';
import { useLinkedBlock } from './saved/useLinkedBlock';
import { VariantCards } from './VariantCards';
import { useEdited } from './useEdited';
import { useHandedProducts } from './useHandedProducts';
import { useVariants } from './variants';
import { Deferred } from '../../shared/Deferred';
import { useUser } from '../../session/useSession';
import { forgetUnsavedBlock, readUnsavedBlock } from './unsavedBlock';

/** With its forms and pickers, loaded when it first opens. */
const BlockEditor = lazyNamed(() => import('./editor/BlockEditor'), 'BlockEditor');

interface BlockGeneratorPageProps {
  tool: BlockTool;
  title: string;
  subtitle: string;
}

/** The user's saved blocks, the variants of one generator with their previews, and the editor that opens over them. */
export function BlockGeneratorPage({ tool, title, subtitle }: BlockGeneratorPageProps) {
  const { variants, error, retry } = useVariants(tool);
  const { unsaved, take, discard } = useUnsavedBlock(tool);
  const { edited, isOpen, open, close, forget } = useEdited(variants, unsaved !== undefined);
  useHandedProducts(variants, open);
  useLinkedBlock(variants, (saved) => open({ variant: saved.variant, saved }));
  /** Whether the saved blocks have the height that they will keep. */
  const [settled, setSettled] = useState(false);
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <PageBody>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <BackLink />
          {unsaved && !edited && variants?.includes(unsaved.variant) ? (
            <UnsavedNotice
              name={unsaved.saved?.name ?? variantName(unsaved.variant)}
              onGoOn={() => {
                open({ variant: unsaved.variant, saved: unsaved.saved, changes: unsaved.form });
                take();
              }}
              onDiscard={discard}
            />
          ) : null}
          <SavedBlocks
            tool={tool}
            usable={variants ?? []}
            onOpen={(saved) => open({ variant: saved.variant, saved })}
            onSettled={() => setSettled(true)}
          />
          {!variants && !error ? (
            <Skeleton variant="rounded" height={360} role="status" aria-label="Loading" />
          ) : null}
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
                text="The styles of this generator are switched off or not among the tools of your batch. Please ask an admin."
              />
            </Card>
          ) : null}
          <VariantCards
            variants={variants ?? []}
            settledAbove={settled}
            onCustomize={(variant) => open({ variant })}
          />
        </Box>
      </PageBody>
      {edited ? (
        <Deferred>
          <BlockEditor tool={tool} {...edited} isOpen={isOpen} onClose={close} onClosed={forget} />
        </Deferred>
      ) : null}
    </>
  );
}

/** What the tool's last editor left unsaved, until somebody goes on with it or discards it. */
function useUnsavedBlock(tool: BlockTool) {
  const { id } = useUser();
  const [unsaved, setUnsaved] = useState(() => readUnsavedBlock(tool, id));
  const take = () => setUnsaved(undefined);
  const discard = () => {
    forgetUnsavedBlock(tool, id);
    setUnsaved(undefined);
  };
  return { unsaved, take, discard };
}
