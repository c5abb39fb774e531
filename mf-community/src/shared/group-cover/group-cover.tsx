import { classNames, Cover, Picture, type CoverProps } from '@futurelab/platform/ui';
import type { GroupSummary } from '../../queries/groups';
import styles from './group-cover.module.css';

interface GroupCoverProps {
  group: Pick<GroupSummary, 'coverSeed' | 'coverUrl'>;
  ratio?: NonNullable<CoverProps['ratio']>;
  /** How wide it is shown, as in an img element. */
  sizes?: string;
}

/** The picture a group has chosen, or else its drawing. Decoration: its name stands beside it. */
export const GroupCover = ({
  group: { coverSeed, coverUrl },
  ratio = 'wide',
  sizes = '(min-width: 48rem) 30rem, 100vw',
}: GroupCoverProps) =>
  coverUrl ? (
    <div className={classNames(styles.picture, styles[ratio])}>
      <Picture url={coverUrl} alt="" sizes={sizes} />
    </div>
  ) : (
    <Cover seed={coverSeed} kind="group" ratio={ratio} />
  );
