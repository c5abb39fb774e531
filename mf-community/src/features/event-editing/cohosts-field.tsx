import { Button, Icon, UserText, VisuallyHidden } from '@futurelab/platform/ui';
import { MemberPicker } from '../../shared/composer/member-picker';
import type { EventDraft } from './event-draft';
import styles from './cohosts-field.module.css';

interface CohostsFieldProps {
  people: EventDraft['cohosts'];
  /** The planner: host or co-host. */
  memberId: string;
  onChange: (people: EventDraft['cohosts']) => void;
  error: string | undefined;
}

const MAX_COHOSTS = 5;

/** Members who may change the event as its host does. */
export function CohostsField({ people, memberId, onChange, error }: CohostsFieldProps) {
  return (
    <div className={styles.field}>
      {people.length < MAX_COHOSTS && (
        <MemberPicker
          label="Co-hosts"
          hint="Co-hosts can edit this event. Search by name, role, or location."
          error={error}
          exclude={[memberId, ...people.map(({ id }) => id)]}
          onPick={(id, name) => onChange([...people, { id, name }])}
        />
      )}
      {people.length > 0 && (
        <ul className={styles.people} aria-label="Co-hosts">
          {people.map(({ id, name }) => (
            <li key={id} className={styles.person}>
              <UserText>{name}</UserText>
              <Button
                variant="quiet"
                size="small"
                onClick={() => onChange(people.filter((person) => person.id !== id))}
              >
                <Icon name="close" />
                <VisuallyHidden>{`Remove ${name}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
