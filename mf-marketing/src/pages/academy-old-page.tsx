import { Edition } from '../features/academy/edition';
import { OLD } from '../features/academy/editions';

/** An earlier edition of the academy; the current one is canonical. */
export default function AcademyOldPage() {
  return <Edition {...OLD} />;
}
