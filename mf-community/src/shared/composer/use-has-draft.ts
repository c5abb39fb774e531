import { useHasFormDraft } from '@futurelab/platform/components/use-has-form-draft';
import { useQuery } from '@futurelab/platform/query';
import { draftsQuery } from '../../queries/drafts';

/** Whether something has been begun there, in this browser or on another device; false until the page is in a browser. */
export function useHasDraft(place: string): boolean {
  const { data: drafts } = useQuery(draftsQuery);
  const isHere = useHasFormDraft(place);
  return isHere || (drafts?.some((draft) => draft.place === place) ?? false);
}
