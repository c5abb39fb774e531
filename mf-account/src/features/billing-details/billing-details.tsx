import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input, QueryBoundary, Section, Select, Skeleton } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import {
  billingDetailsMutation,
  billingDetailsQuery,
  type BillingDetails as Details,
} from '../../queries/account/billing-details';
import styles from './billing-details.module.css';
import { VAT_COUNTRIES } from './vat-countries';

/** Whom receipts are made out to. */
export function BillingDetails() {
  const query = useQuery(billingDetailsQuery);
  return (
    <Section
      title="Company on receipts"
      id="billing-details"
      lead="Optional. Added to receipts from your next payment."
    >
      <QueryBoundary query={query} what="your billing details" skeleton={<Skeleton lines={4} />}>
        {(details) => <DetailsForm details={details} />}
      </QueryBoundary>
    </Section>
  );
}

function DetailsForm({ details }: { details: Details }) {
  const save = useMutation(billingDetailsMutation);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name));
    save.mutate(
      {
        companyName: text('companyName'),
        country: text('country') as Details['country'],
        vatNumber: text('vatNumber'),
      },
      { onSuccess: () => toast({ title: 'Billing details saved', variant: 'success' }) },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Company name" error={fieldError(save.error, 'companyName')}>
        <Input
          name="companyName"
          maxLength={120}
          autoComplete="organization"
          defaultValue={details.companyName}
        />
      </Field>
      <Field label="Country" error={fieldError(save.error, 'country')}>
        <Select name="country" defaultValue={details.country}>
          <option value="">Choose a country</option>
          {Object.entries(VAT_COUNTRIES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="VAT number"
        hint="With its country prefix, such as DE123456789."
        error={fieldError(save.error, 'vatNumber')}
      >
        <Input name="vatNumber" maxLength={30} autoComplete="off" defaultValue={details.vatNumber} />
      </Field>
      <FormError error={save.error} />
      <Button type="submit" variant="secondary" busy={save.isPending}>
        Save billing details
      </Button>
    </form>
  );
}
