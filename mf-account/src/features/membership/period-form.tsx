import { paths } from '@futurelab/platform/paths';
import { Button } from '@futurelab/platform/ui';
import type { Membership, ProPrices } from '../../queries/account/membership';
import { moneyOf } from '../../shared/model/money';
import { PRICE } from './price';

interface PeriodFormProps {
  period: Membership['period'];
  year: ProPrices['year'] | undefined;
}

/** Leads to the payment provider’s page, which says what another billing period costs before anything changes. */
export function PeriodForm({ period, year }: PeriodFormProps) {
  const other = period === 'year' ? 'month' : 'year';
  if (other === 'year' && !year) return null;
  return (
    <form method="post" action={paths.membershipForm('period')}>
      <input type="hidden" name="period" value={other} />
      <Button type="submit" variant="quiet">
        {other === 'year' ? `Pay ${moneyOf(year!.amount, year!.currency)} a year` : `Pay ${PRICE} a month`}
      </Button>
    </form>
  );
}
