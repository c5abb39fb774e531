import { paths } from '@futurelab/platform/paths';
import { recommendationSettingsQuery } from '@futurelab/platform/queries/learning';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Checkbox, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { recommendationSettingsMutation } from '../../queries/recommendations';
import { FormError } from '@futurelab/platform/components/form-error';

/** Whether what one does here is used to recommend something; saved when it is changed. */
export function RecommendationSetting() {
  const settings = useQuery(recommendationSettingsQuery);
  const save = useMutation(recommendationSettingsMutation);
  return (
    <Section title="Recommendations">
      <QueryBoundary query={settings} what="your setting" skeleton={<Skeleton lines={2} />}>
        {({ enabled }) => (
          <Checkbox
            label="Recommend courses, people and events to me"
            hint={
              <>
                When this is off, you get no recommendations anywhere.{' '}
                <Link to={paths.recommendations}>See recommendations</Link>
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
