import { paths } from '@futurelab/platform/paths';
import { LinkButton, PageHeader } from '@futurelab/platform/ui';

/** In place of a page of the administration, for everybody else. */
export function StaffOnly({ title }: { title: string }) {
  return (
    <PageHeader
      title={title}
      lead="Only FutureLab administrators can open this page."
      actions={
        <LinkButton to={paths.home} variant="secondary">
          Go home
        </LinkButton>
      }
    />
  );
}
