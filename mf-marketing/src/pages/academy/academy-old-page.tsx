import { Edition } from '../../features/academy/edition';

/** An earlier edition of the academy; the current one is canonical. */
export default function AcademyOldPage() {
  return <Edition page="academy-old" title="The old academy (2022)" radius={17} />;
}
