import { useMutation } from '@futurelab/platform/query';
import { Field, Select } from '@futurelab/platform/ui';
import { SendingError } from '../../shared/composer/sending-error';
import { groupLevelMutation, type GroupLevel } from '../../queries/group-home';
import styles from './group-home.module.css';

const LEVELS: Record<GroupLevel, string> = {
  all: 'All activity',
  mentions: 'Mentions and replies',
  none: 'None',
};

const HINTS: Record<GroupLevel, string> = {
  all: 'New discussions, events, mentions, and replies.',
  mentions: 'Mentions of you, replies to you, and replies in discussions you follow.',
  none: 'Only changes to your membership.',
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
      <Field label="Notify me about" hint={HINTS[chosen]}>
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
