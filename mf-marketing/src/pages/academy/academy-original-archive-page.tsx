import { Edition } from '../../features/academy/edition';

/** An earlier edition of the academy; the current one is canonical. */
export default function AcademyOriginalArchivePage() {
  return <Edition page="academy-original-archive" title="The original academy (2021)" radius={22} />;
}
