import { Avatar } from '@futurelab/platform/ui';
import styles from './faces.module.css';

interface FacesProps {
  people: { id: string; name: string; profileImageUrl: string | null }[];
}

/** Pictures of people, one over the other. Decorative: who they are stands beside them. */
export const Faces = ({ people }: FacesProps) =>
  people.length > 0 && (
    <span className={styles.faces} aria-hidden="true">
      {people.map(({ id, name, profileImageUrl }) => (
        <Avatar key={id} name={name} src={profileImageUrl} size="small" className={styles.face} />
      ))}
    </span>
  );
