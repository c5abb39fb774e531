import { Avatar } from '@futurelab/platform/ui';
import styles from './face-stack.module.css';

interface FaceStackProps {
  people: readonly { id: string; name: string; profileImageUrl: string | null }[];
  /** How many faces at most. */
  max?: number;
}

/** A few people's faces, one over the other. Decorative: who they are stands beside it as text. */
export const FaceStack = ({ people, max = 3 }: FaceStackProps) => (
  <span className={styles.stack} aria-hidden="true">
    {people.slice(0, max).map(({ id, name, profileImageUrl }) => (
      <Avatar key={id} name={name} src={profileImageUrl} size="small" className={styles.face} />
    ))}
  </span>
);
