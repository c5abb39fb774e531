import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Checkbox, Field, Input } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import { siteSettingsMutation, type SiteSettings } from '../../queries/admin/settings';
import styles from './site-settings.module.css';

/** What administrators switch for the whole site; it holds at once. */
export function SettingsForm({ settings }: { settings: SiteSettings }) {
  const change = useMutation(siteSettingsMutation);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    change.mutate(
      {
        reviewsGroups: fields.has('reviewsGroups'),
        sellsPro: fields.has('sellsPro'),
        mailName: String(fields.get('mailName')),
      },
      { onSuccess: () => toast({ title: 'Settings saved', variant: 'success' }) },
    );
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Checkbox
        name="reviewsGroups"
        label="Review new groups before they open"
        hint="Groups created by administrators open right away. Existing groups aren’t affected."
        defaultChecked={settings.reviewsGroups}
      />
      <Checkbox
        name="sellsPro"
        label="Sell FutureLab Pro"
        hint="When off, nobody can start a subscription. Current subscriptions go on."
        defaultChecked={settings.sellsPro}
      />
      <Field
        label="Sender name of emails"
        hint="Shown beside the sending address. Leave empty for the name in the server’s configuration."
        error={fieldError(change.error, 'mailName')}
      >
        <Input name="mailName" maxLength={60} autoComplete="off" defaultValue={settings.mailName} />
      </Field>
      <FormError error={change.error} />
      <Button type="submit" busy={change.isPending}>
        Save settings
      </Button>
    </form>
  );
}
