import { fieldTexts } from '../../../shared/content/field-labels';

/** Of fields that belong together; a heading where they are a part of the page, not of another part. */
export function FieldLegend({ place }: { place: string }) {
  const { label } = fieldTexts(place);
  const isPart = place.split('.').length <= (place.startsWith('data.parts.') ? 3 : 2);
  return <legend>{isPart ? <h2>{label}</h2> : label}</legend>;
}
