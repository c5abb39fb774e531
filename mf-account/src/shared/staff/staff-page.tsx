import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import { overviewQuery } from '../../queries/admin/overview';
import { PageList } from '../panel/page-list';
import { AREAS } from './areas';
import { StaffOnly } from './staff-only';
import styles from './staff-page.module.css';

interface StaffPageProps {
  path: string;
  title: string;
  /** Of the document, where it says more than the heading. */
  documentTitle?: string | undefined;
  /** The way to the list that the page belongs to. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Whether moderators, too, may be here. */
  forModerators?: boolean;
  /** Whether every member may be here; the api says what each of them finds. */
  forMembers?: boolean;
  /** Buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page of the administration, with the way to its other areas beside it. */
export function StaffPage({
  path,
  title,
  documentTitle = title,
  eyebrow,
  lead,
  forModerators = false,
  forMembers = false,
  actions,
  children,
}: StaffPageProps) {
  const { user } = useSession();
  const isOpen = user !== null && (forMembers || user.isAdmin || (forModerators && user.isModerator));
  const isStaff = user !== null && (user.isAdmin || user.isModerator);
  return (
    <Container>
      <PageHead title={documentTitle} path={path} unlisted />
      {isOpen ? (
        <div className={isStaff ? styles.page : undefined}>
          {isStaff && <AreaList path={path} />}
          <div className={styles.content}>
            <PageHeader eyebrow={eyebrow} title={title} lead={lead} actions={actions} />
            {children}
          </div>
        </div>
      ) : (
        <StaffOnly title={title} />
      )}
    </Container>
  );
}

function AreaList({ path }: { path: string }) {
  const { data } = useQuery(overviewQuery);
  const areas = data?.areas.map(({ key, count }) => ({ ...AREAS[key], count })) ?? [];
  return <PageList label="Areas" path={path} pages={[{ to: paths.admin, label: 'Overview' }, ...areas]} />;
}
