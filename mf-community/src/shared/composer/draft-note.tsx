import { DraftNote as FormDraftNote } from '@futurelab/platform/forms';
import type { DraftState } from './use-draft';

const STATUS = {
  nothing: '',
  here: 'Saved on this device.',
  server: 'Draft saved. Available on all your devices.',
};

/** Where the input is saved, and a way to begin anew. */
export const DraftNote = ({ stored, ...draft }: DraftState<object>) => (
  <FormDraftNote {...draft} status={STATUS[stored]} />
);
