import { Markdown } from '@futurelab/platform/markdown';
import type { Lesson } from '@futurelab/platform/queries/learning';
import { LinkButton, Skeleton } from '@futurelab/platform/ui';
import { lazy, Suspense, useState } from 'react';
import type { LessonAddress, LessonBlock } from '../../queries/lessons';
import { ReflectionBlock } from './notes/reflection-block';
import { QuizBlock } from './quiz/quiz-block';
import { blockElementId } from '../../shared/media-elements';
import styles from './blocks/blocks.module.css';
import { EmbedBlock } from './blocks/embed-block';
// The server's page shows a recording before its code is there.
import './recording/recording.module.css';
import './recording/transcript.module.css';

const RecordingBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recording" */ './recording/recording-block')).RecordingBlock,
}));

interface LessonBlocksProps {
  lesson: Lesson;
  address: LessonAddress;
  signedIn: boolean;
  /** A film or recording was played far enough to count. */
  onPlayed: () => void;
}

/** What a lesson is made of, in its order. */
export function LessonBlocks(props: LessonBlocksProps) {
  const { blocks } = props.lesson;
  const [firstReflection] = useState(() => blocks.find(({ kind }) => kind === 'reflection')?.id);
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <div key={block.id} id={blockElementId(block.id)} tabIndex={-1} className={styles.block}>
          <Block {...props} block={block} hasEntry={block.id === firstReflection} />
        </div>
      ))}
    </div>
  );
}

type BlockProps = LessonBlocksProps & { block: LessonBlock; hasEntry: boolean };

function Block({ block, lesson, address, signedIn, onPlayed, hasEntry }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return (
        <div className={styles.text}>
          <Markdown>{block.body}</Markdown>
        </div>
      );
    case 'video':
    case 'audio':
      return (
        <Suspense fallback={<Skeleton lines={8} />}>
          <RecordingBlock
            block={block}
            lesson={lesson}
            address={address}
            keepsPlace={signedIn}
            onPlayed={onPlayed}
          />
        </Suspense>
      );
    case 'file':
      return (
        <p className={styles.file}>
          <span>
            <strong>{block.title}</strong>
            <span>{block.fileName}</span>
          </span>
          <LinkButton to={block.href} download={block.fileName} variant="secondary" size="small">
            Download
          </LinkButton>
        </p>
      );
    case 'embed':
      return <EmbedBlock block={block} />;
    case 'quiz':
      return <QuizBlock block={block} lesson={lesson} address={address} />;
    case 'reflection':
      return <ReflectionBlock block={block} lesson={lesson} hasEntry={hasEntry} />;
  }
}
