import { Edition } from '../features/academy/edition';
import { FIRST_ONLINE } from '../features/academy/editions';

/** An earlier edition of the academy; the current one is canonical. */
export default function AcademyPage() {
  return <Edition {...FIRST_ONLINE} />;
}
