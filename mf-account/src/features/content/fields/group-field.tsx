import { fieldTexts } from '../../../shared/content/field-labels';
import { FieldLegend } from './field-legend';
import styles from './fields.module.css';
import { SchemaField, type SchemaFieldProps } from './schema-field';

/** Fields that belong together. */
export function GroupField({ place, ...props }: SchemaFieldProps) {
  const { hint } = fieldTexts(place);
  return (
    <fieldset className={styles.group}>
      <FieldLegend place={place} />
      {hint && <p className={styles.hint}>{hint}</p>}
      <GroupFields place={place} {...props} />
    </fieldset>
  );
}

/** The same without a frame around them. */
export function GroupFields({ schema, place, value, onChange, errorAt }: SchemaFieldProps) {
  const fields = (value ?? {}) as Record<string, unknown>;
  const error = errorAt(place);
  return (
    <>
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <SchemaField
          key={name}
          schema={field}
          place={`${place}.${name}`}
          value={fields[name]}
          onChange={(next) => onChange({ ...fields, [name]: next })}
          errorAt={errorAt}
        />
      ))}
      {error && <p className={styles.error}>{error}</p>}
    </>
  );
}
