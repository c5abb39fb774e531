import { Button } from '@futurelab/platform/ui';
import { useId } from 'react';
import { moveButtonId } from '../../../shared/courses/move-buttons';
import { moveItem, PartHead } from '../../../shared/courses/part-head';
import { useFocusAfter } from '../../../shared/courses/use-focus-after';
import { FieldLegend } from './field-legend';
import styles from './fields.module.css';
import { GroupFields } from './group-field';
import type { SchemaFieldProps } from './schema-field';

type Item = Record<string, unknown>;

const nameOf = ({ title, label }: Item): string => String(title ?? label ?? '');

/** A list of entries: added, moved and removed by buttons. */
export function ItemList({ schema, place, value, onChange, errorAt }: SchemaFieldProps) {
  const items = (value ?? []) as Item[];
  const listId = useId();
  const focusAfter = useFocusAfter(items);
  const itemId = (index: number) => `${listId}-${index}`;
  const error = errorAt(place);
  const { minItems = 0, maxItems = Infinity } = schema;
  return (
    <fieldset className={styles.group}>
      <FieldLegend place={place} />
      {items.map((item, index) => (
        // An entry has no name of its own but its place.
        <section key={index} id={itemId(index)} className={styles.item}>
          <PartHead
            partId={itemId(index)}
            title={`${index + 1}. ${nameOf(item) || 'Untitled'}`}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            onMove={(step) => {
              focusAfter(moveButtonId(itemId(index + step), step));
              onChange(moveItem(items, index, step));
            }}
            onRemove={
              items.length > minItems
                ? () => {
                    focusAfter(`${listId}-add`);
                    onChange(items.toSpliced(index, 1));
                  }
                : undefined
            }
          />
          <GroupFields
            schema={schema.items!}
            place={`${place}.${index}`}
            value={item}
            onChange={(next) => onChange(items.with(index, next as Item))}
            errorAt={errorAt}
          />
        </section>
      ))}
      {error && <p className={styles.error}>{error}</p>}
      {items.length < maxItems && (
        <Button
          id={`${listId}-add`}
          variant="secondary"
          size="small"
          className={styles.adder}
          onClick={() => {
            focusAfter(itemId(items.length));
            onChange([...items, {}]);
          }}
        >
          Add entry
        </Button>
      )}
    </fieldset>
  );
}
