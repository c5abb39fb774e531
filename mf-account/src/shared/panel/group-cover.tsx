import { classNames, Cover, Picture } from '@futurelab/platform/ui';
import styles from './group-cover.module.css';

interface GroupCoverProps {
  group: { coverSeed: string; coverUrl: string | null };
  className?: string | undefined;
}

/** The picture a group has chosen, or else its drawing, as a square. Decoration: its name stands beside it. */
export const GroupCover = ({ group: { coverSeed, coverUrl }, className }: GroupCoverProps) =>
  coverUrl ? (
    <div className={classNames(styles.picture, className)}>
      <Picture url={coverUrl} alt="" sizes="3rem" />
    </div>
  ) : (
    <Cover seed={coverSeed} kind="group" ratio="square" className={className} />
  );
