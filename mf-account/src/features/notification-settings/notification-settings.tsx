import { useMutation, useQuery } from '@futurelab/platform/query';
import { QueryBoundary, Section, Skeleton, TableScroll, VisuallyHidden } from '@futurelab/platform/ui';
import { useState } from 'react';
import { FormError } from '../../shared/form/form-error';
import {
  notificationSettingMutation,
  notificationSettingsQuery,
  type Channel,
  type NotificationSetting,
} from '../../queries/account/notification-settings';
import styles from './notification-settings.module.css';
import { PushPanel } from './push-panel';

const CHANNELS: Record<Channel, string> = { app: 'On the site', mail: 'By mail', push: 'Pushed' };
const CLASSES: Record<NotificationSetting['class'], string> = {
  direct: 'Meant for you',
  social: 'About people',
  ambient: 'Good to know',
  operational: 'What you must not miss',
};

/** Every kind and where it goes; each choice is saved at once. */
export function NotificationSettings() {
  const settings = useQuery(notificationSettingsQuery);
  const save = useMutation(notificationSettingMutation);
  return (
    <Section
      id="notifications"
      title="What you are told"
      lead="On the site, by mail, or pushed to a browser. At most three mails a day about what can wait; the rest comes in the letter of the week."
    >
      <QueryBoundary query={settings} what="your choices" skeleton={<Skeleton lines={10} />}>
        {({ kinds, pushKey }) => (
          <>
            <TableScroll label="What you are told">
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">
                      <VisuallyHidden>What</VisuallyHidden>
                    </th>
                    {Object.values(CHANNELS).map((label) => (
                      <th key={label} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                {Object.entries(CLASSES).map(([key, title]) => (
                  <tbody key={key}>
                    <tr>
                      <th colSpan={4} scope="rowgroup" className={styles.class}>
                        {title}
                      </th>
                    </tr>
                    {kinds
                      .filter((kind) => kind.class === key)
                      .map((kind) => (
                        <KindRow key={kind.kind} setting={kind} save={save.mutateAsync} />
                      ))}
                  </tbody>
                ))}
              </table>
            </TableScroll>
            <FormError error={save.error} />
            <p role="status" className={styles.saved}>
              {save.isSuccess && 'Saved.'}
            </p>
            <PushPanel pushKey={pushKey} />
          </>
        )}
      </QueryBoundary>
    </Section>
  );
}

interface KindRowProps {
  setting: NotificationSetting;
  save: (change: { kind: NotificationSetting['kind']; channels: Channel[] }) => Promise<unknown>;
}

function KindRow({ setting: { kind, label, channels, fixed, chosen }, save }: KindRowProps) {
  // Shown at once, until the server has answered.
  const [choice, choose] = useState<Channel[] | null>(null);
  const shown = choice ?? chosen;
  const toggle = async (channel: Channel) => {
    const next = shown.includes(channel) ? shown.filter((one) => one !== channel) : [...shown, channel];
    choose(next);
    try {
      await save({ kind, channels: next });
    } catch {
      // Said below the table.
    }
    choose((latest) => (latest === next ? null : latest));
  };
  return (
    <tr>
      <th scope="row">{label}</th>
      {(Object.keys(CHANNELS) as Channel[]).map((channel) => (
        <td key={channel}>
          {channels.includes(channel) ? (
            <label className={styles.choice}>
              <VisuallyHidden>
                {label}: {CHANNELS[channel]}
              </VisuallyHidden>
              <input
                type="checkbox"
                checked={shown.includes(channel)}
                disabled={fixed.includes(channel)}
                onChange={() => void toggle(channel)}
              />
            </label>
          ) : (
            <span aria-hidden="true">–</span>
          )}
        </td>
      ))}
    </tr>
  );
}
