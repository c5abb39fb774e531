import { paths } from '@futurelab/platform/paths';
import { Section } from '@futurelab/platform/ui';
import { AccountPage } from '../../shared/account/account-page';
import { NotificationSettings } from '../../features/notification-settings/notification-settings';
import { NewsletterChoice } from '../../shared/newsletter/newsletter-choice';

/** What a member is notified of, where, and by mail. */
export default function NotificationsPage() {
  return (
    <AccountPage
      path={paths.accountNotifications}
      title="Email and notifications"
      lead="Changes save automatically. You always get messages about your account and security."
    >
      <Section title="Newsletter">
        <NewsletterChoice />
      </Section>
      <NotificationSettings />
    </AccountPage>
  );
}
