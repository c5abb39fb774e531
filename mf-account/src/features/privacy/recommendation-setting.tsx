import { paths } from '@futurelab/platform/paths';
import { recommendationSettingsQuery } from '@futurelab/platform/queries/learning';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Checkbox, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { recommendationSettingsMutation } from '../../queries/recommendations';
import { FormError } from '../../shared/form/form-error';

/** Whether what one does here is used to recommend something; saved when it is changed. */
export function RecommendationSetting() {
  const settings = useQuery(recommendationSettingsQuery);
  const save = useMutation(recommendationSettingsMutation);
  return (
    <Section title="Recommendations">
      <QueryBoundary query={settings} what="your choice" skeleton={<Skeleton lines={2} />}>
        {({ enabled }) => (
          <Checkbox
            label="Recommend me courses, people and events"
            hint={
              <>
                While this is off, nothing is chosen for you, here or anywhere else.{' '}
                <Link to={paths.recommendations}>See what is recommended</Link>
              </>
            }
            checked={save.isPending ? save.variables : enabled}
            aria-busy={save.isPending}
            onChange={({ target }) => save.mutate(target.checked)}
          />
        )}
      </QueryBoundary>
      <FormError error={save.error} />
    </Section>
  );
}
