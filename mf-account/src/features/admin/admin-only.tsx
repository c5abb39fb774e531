import { paths } from '@futurelab/platform/paths';
import { LinkButton, PageHeader } from '@futurelab/platform/ui';

/** In place of an administrator's page, for everybody else. */
export function AdminOnly({ title }: { title: string }) {
  return (
    <PageHeader
      title={title}
      lead="This page is for administrators of FutureLab. Your account is not one of them, and nothing of yours is missing here."
      actions={
        <LinkButton to={paths.home} variant="secondary">
          Go home
        </LinkButton>
      }
    />
  );
}
