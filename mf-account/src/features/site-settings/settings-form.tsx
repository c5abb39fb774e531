import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Checkbox, Field, Input } from '@futurelab/platform/ui';
import { useState, type SubmitEvent } from 'react';
import { siteSettingsMutation, type SiteSettings } from '../../queries/admin/settings';
import { LinkFields } from './link-fields';
import styles from './site-settings.module.css';
import { SWITCHES } from './switches';
import { TEXTS, type TextSetting } from './texts';

/** What administrators switch for the whole site; it holds at once. */
export function SettingsForm({ settings }: { settings: SiteSettings }) {
  const change = useMutation(siteSettingsMutation);
  const [links, setLinks] = useState(settings.links);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const all = Object.values(TEXTS).flat();
    change.mutate(
      {
        ...Object.fromEntries(all.map(({ name }) => [name, String(fields.get(name))])),
        ...Object.fromEntries(SWITCHES.map(({ name }) => [name, fields.has(name)])),
        links,
      },
      { onSuccess: () => toast({ title: 'Settings saved', variant: 'success' }) },
    );
  };
  const text = ({ name, hint, label, ...input }: TextSetting) => (
    <Field key={name} label={label} hint={hint} error={fieldError(change.error, name)}>
      <Input {...input} name={name} autoComplete="off" defaultValue={settings[name]} />
    </Field>
  );
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {TEXTS.site.map(text)}
      <LinkFields links={links} error={change.error} onChange={setLinks} />
      {TEXTS.services.map(text)}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Features</legend>
        {SWITCHES.map(({ name, label, hint }) => (
          <Checkbox key={name} name={name} label={label} hint={hint} defaultChecked={settings[name]} />
        ))}
      </fieldset>
      <FormError error={change.error} />
      <Button type="submit" busy={change.isPending}>
        Save settings
      </Button>
    </form>
  );
}
