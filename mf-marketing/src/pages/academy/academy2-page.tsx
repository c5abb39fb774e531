import { Edition } from '../../features/academy/edition';

/** An earlier edition of the academy; the current one is canonical. */
export default function Academy2Page() {
  return <Edition page="academy2" title="The academy, second online edition (2024)" radius={9} />;
}
