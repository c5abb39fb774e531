import { useFormDraft, type FormDraft, type StoredDraft } from '@futurelab/platform/forms';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { draftMutation, draftsQuery, type Draft, type DraftContent } from '../../queries/drafts';

const SAVE_AFTER_MS = 800;

export interface DraftState<Content> extends FormDraft<Content> {
  /** `here`: only this device has the latest of it. */
  stored: 'nothing' | 'here' | 'server';
}

/**
 * A draft, stored on this device on every change and on the server after a debounce. The newer copy is restored.
 */
export function useDraft<Content extends object>(place: string, saved: Content): DraftState<Content> {
  const [stored, setStored] = useState<DraftState<Content>['stored']>('nothing');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { data: drafts } = useQuery(draftsQuery);
  const { mutate } = useMutation(draftMutation(place));
  const found = drafts?.find((draft) => draft.place === place);
  const remote = useMemo(() => found && storedDraftOf<Content>(found), [found]);

  useEffect(() => () => clearTimeout(timer.current), [place]);

  const draft = useFormDraft(place, saved, {
    remote,
    onChange: (next) => {
      clearTimeout(timer.current);
      setStored(next ? 'here' : 'nothing');
      if (next === null) return mutate(null);
      const content = contentOf(place, saved, next);
      timer.current = setTimeout(
        () => mutate(content, { onSuccess: () => setStored('server'), onError: () => setStored('here') }),
        SAVE_AFTER_MS,
      );
    },
  });
  return { ...draft, stored };
}

/** A change of what exists is stored with what it changes: on another device, too, that may be another text by then. */
const contentOf = <Content extends object>(
  place: string,
  saved: Content,
  draft: StoredDraft<Content>,
): DraftContent =>
  (place.startsWith('edit-') ? draft : { ...saved, ...draft.content }) as unknown as DraftContent;

function storedDraftOf<Content>({ content, updatedAt }: Draft): StoredDraft<Content> {
  if ('base' in content) return content as unknown as StoredDraft<Content>;
  return { content: content as Partial<Content>, base: {}, at: Date.parse(updatedAt) };
}
