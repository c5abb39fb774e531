import type { InvitationResult } from '../../queries/admin/members/invitations';
import styles from './invitations.module.css';

const REASONS: Record<InvitationResult['skipped'][number]['reason'], string> = {
  member: 'already has this role',
  suspended: 'account suspended',
  invited: 'invitation still open',
};

/** Who was invited, and who was not and why. */
export function InvitationOutcome({ result: { invited, skipped } }: { result: InvitationResult }) {
  return (
    <>
      <p>{invited === 1 ? '1 person invited.' : `${invited} people invited.`}</p>
      {skipped.length > 0 && (
        <>
          <p>Not invited:</p>
          <ul className={styles.skipped}>
            {skipped.map(({ email, reason }) => (
              <li key={email}>
                <bdi>{email}</bdi>: {REASONS[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
