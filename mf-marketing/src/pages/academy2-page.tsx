import { Edition } from '../features/academy/edition';
import { SECOND_ONLINE } from '../features/academy/editions';

/** An earlier edition of the academy; the current one is canonical. */
export default function Academy2Page() {
  return <Edition {...SECOND_ONLINE} />;
}
