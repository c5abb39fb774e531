import type { ComponentProps, ReactNode } from 'react';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Checkbox, Field, Input, Select, Textarea } from '@futurelab/platform/ui';
import { BUDGETS, type EnquiryFields } from './enquiry';
import type { EnquiryControls } from './use-enquiry';
import styles from './enquiry-form.module.css';

// Each field is a component: they are registered as they are rendered, and the first that is wrong gets the focus.

interface FieldsProps {
  controls: EnquiryControls;
}

type TextName = Exclude<keyof EnquiryFields, 'consent'>;

interface TextFieldProps extends FieldsProps, Omit<ComponentProps<'input'>, 'name'> {
  name: TextName;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Takes both columns. */
  wide?: boolean;
}

export function TextField({ controls, name, label, hint, optional, wide, ...input }: TextFieldProps) {
  return (
    <Field
      label={optional ? `${label} (optional)` : label}
      hint={hint}
      error={controls.errorOf(name)}
      required={!optional}
      className={wide ? styles.wide : undefined}
    >
      <Input {...input} {...controls.register(name)} />
    </Field>
  );
}

export const PersonFields = ({ controls }: FieldsProps) => (
  <>
    <TextField controls={controls} name="name" label="Your name" autoComplete="name" maxLength={80} />
    <TextField
      controls={controls}
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
    />
  </>
);

export const OrganizationField = ({ controls, optional }: FieldsProps & { optional?: boolean }) => (
  <TextField
    controls={controls}
    name="organization"
    label="Organization"
    optional={optional}
    autoComplete="organization"
    maxLength={120}
  />
);

interface ChoiceProps extends FieldsProps {
  name: 'format' | 'budget';
  label: string;
  options: Record<string, string>;
}

export function Choice({ controls: { register, errorOf }, name, label, options }: ChoiceProps) {
  return (
    <Field label={label} error={errorOf(name)} required>
      <Select {...register(name)}>
        <option value="">Choose</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export const BudgetField = ({ controls }: FieldsProps) => (
  <Choice controls={controls} name="budget" label="Budget" options={BUDGETS} />
);

interface MessageProps extends FieldsProps {
  label: string;
  hint?: string;
}

export function MessageField({ controls: { register, errorOf }, label, hint }: MessageProps) {
  return (
    <Field label={label} hint={hint} error={errorOf('message')} required className={styles.wide}>
      <Textarea maxLength={4000} {...register('message')} />
    </Field>
  );
}

export function ConsentField({ controls: { register, errorOf } }: FieldsProps) {
  return (
    <Checkbox
      label="You may keep what I wrote in order to answer me."
      hint={
        <>
          Nothing else is done with it: see <Link to={paths.privacy}>privacy</Link>.
        </>
      }
      error={errorOf('consent')}
      {...register('consent')}
    />
  );
}
