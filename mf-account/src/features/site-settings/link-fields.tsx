import { fieldError } from '@futurelab/platform/components/field-error';
import { Button, Field, Input } from '@futurelab/platform/ui';
import type { SiteSettings } from '../../queries/admin/settings';
import styles from './site-settings.module.css';

const MAX_LINKS = 8;

type Links = SiteSettings['links'];

interface LinkFieldsProps {
  links: Links;
  error: Error | null;
  onChange: (links: Links) => void;
}

/** The footer’s links to other places, in order. */
export function LinkFields({ links, error, onChange }: LinkFieldsProps) {
  const change = (at: number, part: Partial<Links[number]>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...part } : link)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Footer links</legend>
      {links.map(({ label, url }, at) => (
        // Their order is all that tells two new ones apart.
        <div key={at} className={styles.link}>
          <Field label={`Name of link ${at + 1}`} error={fieldError(error, `links.${at}.label`)}>
            <Input
              value={label}
              maxLength={40}
              autoComplete="off"
              onChange={({ target }) => change(at, { label: target.value })}
            />
          </Field>
          <Field label={`Address of link ${at + 1}`} error={fieldError(error, `links.${at}.url`)}>
            <Input
              type="url"
              value={url}
              maxLength={300}
              autoComplete="off"
              placeholder="https://"
              onChange={({ target }) => change(at, { url: target.value })}
            />
          </Field>
          <Button
            variant="secondary"
            aria-label={`Remove link ${at + 1}`}
            onClick={() => onChange(links.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      {links.length < MAX_LINKS && (
        <Button variant="secondary" onClick={() => onChange([...links, { label: '', url: '' }])}>
          Add a link
        </Button>
      )}
    </fieldset>
  );
}
