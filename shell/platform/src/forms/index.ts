export { clearOnSuccess } from './clear-on-success';
export { DraftNote } from './draft-note';
export type { StoredDraft } from './stored-draft';
export { TimeZoneInput } from './time-zone-input';
export { useFormDraft, type FormDraft } from './use-form-draft';
// Releases of sections import it from here.
export { useHasFormDraft } from '../components/use-has-form-draft';
