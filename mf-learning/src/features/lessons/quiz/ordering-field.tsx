import { VisuallyHidden } from '@futurelab/platform/ui';
import { useEffect, useRef, useState } from 'react';
import type { Question } from '../../../queries/lessons';
import styles from './quiz.module.css';

interface OrderingFieldProps {
  question: Extract<Question, { kind: 'single' | 'multiple' | 'ordering' }>;
  given: string[];
  onChange: (answer: string[]) => void;
}

/** Things to put in order: each goes up and down by its own two buttons. */
export function OrderingField({ question: { choices }, given, onChange }: OrderingFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: string; by: number } | null>(null);
  const textOf = (id: string) => choices.find((choice) => choice.id === id)?.text ?? '';

  const move = (id: string, by: number) => {
    const from = given.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= given.length) return;
    onChange(given.with(from, given[to]!).with(to, id));
    setMoved({ id, by });
  };

  // Moving it in the page takes the focus from its button.
  useEffect(() => {
    if (!moved) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${moved.id}:${moved.by}"]`)?.focus();
  }, [moved, given]);

  return (
    <>
      <ol ref={list} className={styles.ordering}>
        {given.map((id, index) => (
          <li key={id}>
            <span className={styles.place}>{index + 1}</span>
            <span className={styles.orderedText}>{textOf(id)}</span>
            <span className={styles.moves}>
              {[-1, 1].map((by) => (
                <button
                  key={by}
                  type="button"
                  className={styles.move}
                  data-move={`${id}:${by}`}
                  aria-disabled={by < 0 ? index === 0 : index === given.length - 1}
                  onClick={() => move(id, by)}
                >
                  <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
                  <VisuallyHidden>
                    Move “{textOf(id)}” {by < 0 ? 'up' : 'down'}
                  </VisuallyHidden>
                </button>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">
          {moved && `“${textOf(moved.id)}” is now ${given.indexOf(moved.id) + 1} of ${given.length}.`}
        </span>
      </VisuallyHidden>
    </>
  );
}
