import { useMutation, useQuery } from '@futurelab/platform/query';
import { QueryBoundary, Section, Skeleton, TableScroll, VisuallyHidden } from '@futurelab/platform/ui';
import { useState } from 'react';
import { FormError } from '@futurelab/platform/components/form-error';
import {
  notificationSettingMutation,
  notificationSettingsQuery,
  type Channel,
  type NotificationSetting,
} from '../../queries/account/notification-settings';
import { DigestSchedule } from './digest-schedule';
import styles from './notification-settings.module.css';
import { Pause } from './pause';
import { PushPanel } from './push-panel';

const CHANNELS: Record<Channel, string> = { app: 'On site', mail: 'Email', push: 'Push' };
const CLASSES: Record<NotificationSetting['class'], string> = {
  direct: 'Direct',
  social: 'People',
  ambient: 'Updates',
  operational: 'Important',
};

/** Every kind and where it goes; each choice is saved at once. */
export function NotificationSettings() {
  const settings = useQuery(notificationSettingsQuery);
  const save = useMutation(notificationSettingMutation);
  return (
    <Section
      id="notifications"
      title="Notifications"
      lead="On site, by email, or as push notifications. You get at most three non-urgent emails a day; the rest is in your digest."
    >
      <QueryBoundary query={settings} what="your settings" skeleton={<Skeleton lines={10} />}>
        {({ kinds, pushKey, pausedUntil, digestOn }) => (
          <>
            <Pause until={pausedUntil} />
            <TableScroll label="How you’re notified">
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">
                      <VisuallyHidden>Notification</VisuallyHidden>
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
              {save.isSuccess && 'Saved'}
            </p>
            {isMailed(kinds, 'digest') && <DigestSchedule digestOn={digestOn} />}
            <PushPanel pushKey={pushKey} />
          </>
        )}
      </QueryBoundary>
    </Section>
  );
}

const isMailed = (kinds: readonly NotificationSetting[], kind: NotificationSetting['kind']) =>
  kinds.some((one) => one.kind === kind && one.chosen.includes('mail'));

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
    <tr id={kind}>
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
