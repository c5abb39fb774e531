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
      title="E-mails and notifications"
      lead="Each choice is kept as soon as you make it. What concerns your account and your safety always reaches you."
    >
      <Section title="Newsletter">
        <NewsletterChoice />
      </Section>
      <NotificationSettings />
    </AccountPage>
  );
}
