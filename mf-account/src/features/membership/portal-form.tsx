import { paths } from '@futurelab/platform/paths';
import { Button, type ButtonVariant } from '@futurelab/platform/ui';

interface PortalFormProps {
  variant?: ButtonVariant;
  children: string;
}

/** Leads to the payment provider’s own page for the card and the invoices, which is made for this press. */
export const PortalForm = ({ variant = 'quiet', children }: PortalFormProps) => (
  <form method="post" action={paths.membershipForm('portal')}>
    <Button type="submit" variant={variant}>
      {children}
    </Button>
  </form>
);
