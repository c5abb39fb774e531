import { Avatar, classNames } from '@futurelab/platform/ui';
import styles from '../editor.module.css';
import type { Suggested } from './mentions';

interface MentionListProps {
  id: string;
  suggested: Suggested;
  active: number;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The keys stay with the text: it says which option is active. */
export const MentionList = ({ id, suggested: { people, choose }, active }: MentionListProps) => (
  <div className={styles.mentions} id={id} role="listbox" aria-label="Members to mention">
    {people.map((person, index) => (
      <div
        key={person.slug}
        id={optionId(id, index)}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        className={classNames(styles.person, index === active && styles.active)}
        // Before the text loses its focus.
        onPointerDown={(event) => {
          event.preventDefault();
          choose(person);
        }}
      >
        <Avatar name={person.name} src={person.picture} size="small" />
        <span dir="auto">{person.name}</span>
        {person.role && (
          <span dir="auto" className={styles.quiet}>
            {person.role}
          </span>
        )}
      </div>
    ))}
  </div>
);
