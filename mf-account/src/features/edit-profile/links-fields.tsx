import { Button, Field, Input } from '@futurelab/platform/ui';
import type { OwnProfile } from '@futurelab/platform/queries/members';
import styles from './edit-profile-form.module.css';

type Links = OwnProfile['links'];

const MAX_LINKS = 5;

interface LinksFieldsProps {
  value: Links;
  onChange: (value: Links) => void;
  error: (field: string) => string | undefined;
}

/** Where else a member can be found. */
export function LinksFields({ value, onChange, error }: LinksFieldsProps) {
  const change = (index: number, part: Partial<Links[number]>) =>
    onChange(value.map((link, at) => (at === index ? { ...link, ...part } : link)));
  return (
    <fieldset className={styles.fieldset}>
      <legend>Links</legend>
      {value.map((link, index) => (
        <div key={index} className={styles.link}>
          <Field label={`Link ${index + 1} label`} error={error(`links.${index}.label`)}>
            <Input
              name={`links.${index}.label`}
              value={link.label}
              maxLength={60}
              onChange={(event) => change(index, { label: event.target.value })}
            />
          </Field>
          <Field label={`Link ${index + 1} URL`} error={error(`links.${index}.url`)}>
            <Input
              name={`links.${index}.url`}
              type="url"
              inputMode="url"
              placeholder="https://"
              value={link.url}
              maxLength={500}
              onChange={(event) => change(index, { url: event.target.value })}
            />
          </Field>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove link ${index + 1}`}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </div>
      ))}
      {value.length < MAX_LINKS && (
        <Button variant="secondary" size="small" onClick={() => onChange([...value, { label: '', url: '' }])}>
          Add link
        </Button>
      )}
    </fieldset>
  );
}
