import { Edition } from '../features/academy/edition';
import { ORIGINAL } from '../features/academy/editions';

/** An earlier edition of the academy; the current one is canonical. */
export default function AcademyOriginalArchivePage() {
  return <Edition {...ORIGINAL} />;
}
