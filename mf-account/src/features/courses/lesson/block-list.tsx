import { Button } from '@futurelab/platform/ui';
import { useId } from 'react';
import type { BlockKind } from '../../../queries/admin/courses/lesson-blocks';
import { below, type ErrorAt } from '../../../shared/courses/field-errors';
import { useFocusAfter } from '../../../shared/courses/use-focus-after';
import { BlockFields } from './blocks/block-fields';
import { BLOCK_KINDS, blockOf, type EditedBlock } from '../../../shared/courses/edited-block';
import styles from './lesson.module.css';
import { moveItem, PartHead } from '../../../shared/courses/part-head';

interface BlockListProps {
  blocks: EditedBlock[];
  onChange: (blocks: EditedBlock[]) => void;
  error: ErrorAt;
}

const MOST_BLOCKS = 40;

/** What a lesson is made of, in its order. */
export function BlockList({ blocks, onChange, error }: BlockListProps) {
  const adder = useId();
  const focusAfter = useFocusAfter(blocks);
  const add = (kind: BlockKind) => {
    const block = blockOf(kind);
    focusAfter(`part-${block.id}`);
    onChange([...blocks, block]);
  };
  return (
    <>
      {blocks.map((block, index) => (
        <section key={block.id} id={`part-${block.id}`} className={styles.block}>
          <PartHead
            partId={block.id}
            title={`${index + 1}. ${BLOCK_KINDS[block.kind]}`}
            isFirst={index === 0}
            isLast={index === blocks.length - 1}
            onMove={(step, buttonId) => {
              focusAfter(buttonId);
              onChange(moveItem(blocks, index, step));
            }}
            onRemove={() => {
              focusAfter(adder);
              onChange(blocks.toSpliced(index, 1));
            }}
          />
          <BlockFields
            block={block}
            error={below(error, `blocks.${index}`)}
            onChange={(next) => onChange(blocks.with(index, next))}
          />
        </section>
      ))}
      {blocks.length < MOST_BLOCKS && (
        <div role="group" aria-label="Add content" className={styles.adders}>
          {(Object.keys(BLOCK_KINDS) as BlockKind[]).map((kind, index) => (
            <Button
              key={kind}
              id={index === 0 ? adder : undefined}
              variant="secondary"
              size="small"
              onClick={() => add(kind)}
            >
              {`Add ${BLOCK_KINDS[kind].toLowerCase()}`}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
