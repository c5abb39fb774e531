import { Edition } from '../../features/academy/edition';

/** An earlier edition of the academy; the current one is canonical. */
export default function AcademyPage() {
  return <Edition page="academy" title="The academy, first online edition (2023)" radius={13} />;
}
