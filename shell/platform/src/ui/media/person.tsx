import { Avatar } from './avatar';
import styles from './person.module.css';

export interface PersonProps {
  name: string;
  role?: string | null;
  portraitUrl: string | null;
}

/** A person who stands for something: a host, a teacher. */
export const Person = ({ name, role, portraitUrl }: PersonProps) => (
  <div className={styles.person}>
    <Avatar name={name} src={portraitUrl} size="large" />
    <div>
      <h3 dir="auto">{name}</h3>
      {role && <p dir="auto">{role}</p>}
    </div>
  </div>
);
