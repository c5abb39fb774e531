import { Button } from '@futurelab/platform/ui';
import { useHasDraft } from './use-has-draft';

/** Begins to edit, or goes on with what was begun and not saved. */
export const EditButton = ({ place, onPress }: { place: string; onPress: () => void }) => (
  <Button variant="quiet" size="small" onClick={onPress}>
    {useHasDraft(place) ? 'Continue editing' : 'Edit'}
  </Button>
);
