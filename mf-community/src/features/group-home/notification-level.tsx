import { useMutation } from '@futurelab/platform/query';
import { Field, Select } from '@futurelab/platform/ui';
import { SendingError } from '../../shared/composer/sending-error';
import { groupLevelMutation, type GroupLevel } from '../../queries/group-home';
import styles from './group-home.module.css';

const LEVELS: Record<GroupLevel, string> = {
  all: 'Everything new',
  mentions: 'Mentions and replies',
  none: 'Nothing',
};

const HINTS: Record<GroupLevel, string> = {
  all: 'New discussions and events, and whatever is addressed to you.',
  mentions: 'Who mentions or answers you, and replies in discussions you follow.',
  none: 'Only what concerns your place in the group.',
};

interface NotificationLevelProps {
  groupId: string;
  level: GroupLevel;
}

/** What the member hears of the group; where they hear it is in their settings. */
export function NotificationLevel({ groupId, level }: NotificationLevelProps) {
  const setting = useMutation(groupLevelMutation(groupId));
  const chosen = setting.isPending ? setting.variables : level;
  return (
    <div className={styles.level}>
      <Field label="Tell me about" hint={HINTS[chosen]}>
        <Select
          value={chosen}
          onChange={({ target }) =>
            setting.mutate(Object.keys(LEVELS).find((key) => key === target.value) as GroupLevel)
          }
        >
          {Object.entries(LEVELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <SendingError error={setting.error} />
    </div>
  );
}
