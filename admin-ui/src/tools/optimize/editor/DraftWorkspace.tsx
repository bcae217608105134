import type { DraftView, NewerDraft } from '@contracts/drafts/drafts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackLink } from '../../../shared/handover/BackLink';
import { ResultStates } from '../../../shared/result/ResultStates';
import { draftKeys, getDraft } from '../optimizeApi';
import { DraftEditor } from './DraftEditor';

/** A draft in its editor. */
export function DraftWorkspace({ id }: { id: string }) {
  const query = useQuery({
    queryKey: draftKeys.one(id),
    queryFn: ({ signal }) => getDraft(id, signal),
    // What is being written is not taken away by what is asked again.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const [turn, setTurn] = useState(0);
  const [other, setOther] = useState<DraftView>();
  const replace = (draft: DraftView, newer: NewerDraft | DraftView) => {
    setOther({ ...draft, ...newer });
    setTurn(turn + 1);
  };
  return (
    <>
      <BackLink />
      <ResultStates
        query={query}
        card
        failure="The draft could not be opened"
        loading={{ label: 'Loading the draft', heights: [56, 40, 320] }}
      >
        {(loaded) => {
          const draft = other ?? loaded;
          return <DraftEditor key={turn} draft={draft} onReplace={(newer) => replace(draft, newer)} />;
        }}
      </ResultStates>
    </>
  );
}
