import { Field, Input } from '@futurelab/platform/ui';
import { fieldTexts } from '../../../shared/content/field-labels';
import styles from './fields.module.css';
import { hintOf, type SchemaFieldProps } from './schema-field';

/** As many short texts as their page has a place for: what its buttons say. */
export function TextList({ schema, place, value, onChange, errorAt }: SchemaFieldProps) {
  const texts = (value ?? []) as string[];
  const count = Math.max(schema.minItems ?? 0, texts.length);
  const { label } = fieldTexts(place);
  const error = errorAt(place);
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {Array.from({ length: count }, (_, index) => (
        <Field
          key={index}
          label={`Button ${index + 1}`}
          hint={hintOf(undefined, texts[index] ?? '', schema.items?.maxLength)}
          error={errorAt(`${place}.${index}`)}
        >
          <Input
            value={texts[index] ?? ''}
            maxLength={schema.items?.maxLength}
            autoComplete="off"
            onChange={({ target }) =>
              onChange(
                Array.from({ length: count }, (_each, at) =>
                  at === index ? target.value : (texts[at] ?? ''),
                ),
              )
            }
          />
        </Field>
      ))}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
