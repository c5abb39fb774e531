import { paths } from '@futurelab/platform/paths';
import { LinkButton, PageHeader } from '@futurelab/platform/ui';

/** In place of an administrator's page, for everybody else. */
export function AdminOnly({ title }: { title: string }) {
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
