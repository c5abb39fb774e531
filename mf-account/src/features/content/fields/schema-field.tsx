import { MarkdownField } from '@futurelab/platform/editor/markdown-field';
import { formatNumber } from '@futurelab/platform/format';
import { Field, Input, Select, Textarea } from '@futurelab/platform/ui';
import type { FieldSchema } from '../../../queries/admin/content';
import { fieldTexts } from '../../../shared/content/field-labels';
import { GroupField } from './group-field';
import { ItemList } from './item-list';
import { MediaField } from './media-field';
import { TextList } from './text-list';

export interface SchemaFieldProps {
  schema: FieldSchema;
  /** Where it stands: `data.parts.closing.title`. The api names what is wrong by it. */
  place: string;
  value: unknown;
  onChange: (value: unknown) => void;
  errorAt: (place: string) => string | undefined;
}

/** Of an instant up to its minutes. */
const MINUTE_LENGTH = 16;
/** A longer line is seen as a whole. */
const LONG_LINE = 200;

/** One field of a form, and the fields within it, as its definition has them. */
export function SchemaField(props: SchemaFieldProps) {
  const { schema, place, value, onChange, errorAt } = props;
  if (schema.not) return null;
  if (schema.type === 'object') return <GroupField {...props} />;
  if (schema.type === 'array')
    return schema.items?.type === 'object' ? <ItemList {...props} /> : <TextList {...props} />;
  const { label, hint } = fieldTexts(place);
  const error = errorAt(place);
  const text = typeof value === 'string' ? value : '';
  if (schema.control === 'recording' || schema.control === 'picture') {
    const kind = schema.control === 'picture' ? 'picture' : 'audio';
    return (
      <MediaField label={label} hint={hint} error={error} kind={kind} value={text} onChange={onChange} />
    );
  }
  if (schema.control === 'markdown')
    return <MarkdownField label={label} rows={12} value={text} onChange={onChange} error={error} />;
  if (schema.enum)
    return (
      <Field label={label} hint={hint} error={error}>
        <Select value={text} onChange={({ target }) => onChange(target.value)}>
          {!schema.enum.includes(text) && <option value="">Choose one</option>}
          {schema.enum.map((each) => (
            <option key={each} value={each}>
              {fieldTexts(each).label}
            </option>
          ))}
        </Select>
      </Field>
    );
  if (schema.type === 'integer' || schema.type === 'number')
    return (
      <Field label={label} hint={hint} error={error}>
        <Input
          type="number"
          min={schema.minimum}
          step={schema.type === 'integer' ? 1 : 'any'}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        />
      </Field>
    );
  if (schema.format === 'date')
    return (
      <Field label={label} hint={hint} error={error}>
        <Input type="date" value={text} onChange={({ target }) => onChange(target.value)} />
      </Field>
    );
  if (schema.format === 'date-time')
    return (
      <Field label={label} hint={hint} error={error}>
        <Input
          type="datetime-local"
          value={text.slice(0, MINUTE_LENGTH)}
          onChange={({ target }) => onChange(target.value && `${target.value}:00Z`)}
        />
      </Field>
    );
  const control = { value: text, maxLength: schema.maxLength };
  return (
    <Field label={label} hint={hintOf(hint, text, schema.maxLength)} error={error}>
      {schema.control === 'line' && (schema.maxLength ?? 0) > LONG_LINE ? (
        <Textarea
          rows={3}
          {...control}
          onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
        />
      ) : schema.control === 'text' ? (
        <Textarea rows={4} {...control} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Input autoComplete="off" {...control} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

/** With how much of its limit a text takes. */
export const hintOf = (
  hint: string | undefined,
  text: string,
  max: number | undefined,
): string | undefined =>
  max === undefined
    ? hint
    : `${hint ? `${hint} ` : ''}${formatNumber(text.length)} of ${formatNumber(max)} characters.`;
