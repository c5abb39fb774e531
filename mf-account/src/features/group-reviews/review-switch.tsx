import { useMutation, useQuery } from '@futurelab/platform/query';
import { Checkbox, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import { siteSettingsMutation, siteSettingsQuery } from '../../queries/admin/settings';
import styles from './group-reviews.module.css';

/** Whether new groups wait for an administrator. */
export function ReviewSwitch() {
  const query = useQuery(siteSettingsQuery);
  const setting = useMutation(siteSettingsMutation);
  return (
    <QueryBoundary query={query} what="this setting" skeleton={<Skeleton lines={2} />}>
      {({ reviewsGroups }) => (
        <div className={styles.setting}>
          <Checkbox
            label="Review new groups before they open"
            hint="Groups created by administrators open right away. Existing groups aren’t affected."
            checked={setting.isPending ? (setting.variables.reviewsGroups ?? reviewsGroups) : reviewsGroups}
            onChange={({ target }) => setting.mutate({ reviewsGroups: target.checked })}
          />
          <FormError error={setting.error} />
        </div>
      )}
    </QueryBoundary>
  );
}
