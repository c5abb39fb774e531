import { usePageResponse } from '../../response';
import { LinkButton } from '../forms/button';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../layout/page-header';

export interface NotFoundProps {
  /** "course", "event": what was looked for. */
  what: string;
  /** Where all of its kind are. */
  to: string;
  label: string;
}

/** A page for an address that names nothing we have; the server answers 404 with it. */
export function NotFound({ what, to, label }: NotFoundProps) {
  const response = usePageResponse();
  if (response) response.status = 404;
  return (
    <>
      <PageHead title={`No such ${what}`} unlisted />
      <PageHeader
        size="display"
        title={`We couldn’t find that ${what}`}
        lead={`The address may be mistyped, or the ${what} may have been removed.`}
        actions={<LinkButton to={to}>{label}</LinkButton>}
      />
    </>
  );
}
