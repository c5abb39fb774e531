import { Button, Icon, UserText, VisuallyHidden } from '@futurelab/platform/ui';
import { useState } from 'react';
import { MemberPicker } from '../../composer/member-picker';
import type { EventDetail } from '../../queries/events';
import styles from './cohosts-field.module.css';

interface CohostsFieldProps {
  event: Pick<EventDetail, 'cohosts' | 'cohostIds'> | null;
  /** Whoever plans it. */
  memberId: string;
  onChange: () => void;
  error: string | undefined;
}

const MOST = 5;

/** Members who may change the event as its host does. */
export function CohostsField({ event, memberId, onChange, error }: CohostsFieldProps) {
  const [people, setPeople] = useState(() =>
    (event?.cohostIds ?? []).map((id, index) => ({ id, name: event?.cohosts[index]?.name ?? '' })),
  );
  const choose = (next: typeof people) => {
    setPeople(next);
    onChange();
  };
  return (
    <div className={styles.field}>
      {people.length < MOST && (
        <MemberPicker
          label="Cohosts"
          hint="They may change it as you do. Search by a name, a role or a place."
          error={error}
          exclude={[memberId, ...people.map(({ id }) => id)]}
          onPick={(id, name) => choose([...people, { id, name }])}
        />
      )}
      {people.length > 0 && (
        <ul className={styles.people} aria-label="Cohosts">
          {people.map(({ id, name }) => (
            <li key={id} className={styles.person}>
              <UserText>{name}</UserText>
              <input type="hidden" name="cohostIds" value={id} />
              <Button
                variant="quiet"
                size="small"
                onClick={() => choose(people.filter((person) => person.id !== id))}
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
