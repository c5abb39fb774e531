import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { Database, type Queryable } from '../../../core/database/database.js';
import { ApiError } from '../../../core/errors/errors.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import { requireActiveAdministrator } from '../../access-levels/active-administrators.js';
import { skipReason } from '../invitation-outcomes.js';
import { InvitationSendingService } from '../invitation-sending.service.js';
import { type KnownAddress, knownAddresses } from '../invitations.queries.js';
import { readInvitationFile } from './invitation-file.js';
import type {
  ImportedInvitation,
  InvitationImportRequest,
  InvitationImportResult,
  RowOutcome,
} from './invitation-import.dto.js';
import type { InvitationRow } from './invitation-row.js';

const BY_ADMINISTRATOR = { name: 'invitation-imports', limit: 10, windowSeconds: 3600 };

type JudgedRow = InvitationRow & { outcome: RowOutcome };

/** Inviting the people in the rows of a file, for administrators. */
@Injectable()
export class InvitationImportService {
  constructor(
    private readonly database: Database,
    private readonly sending: InvitationSendingService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** @throws UnreadableFileError, TooManyRequestsError */
  async import(
    { content, preview, message = null, reason }: InvitationImportRequest,
    actor: Member,
  ): Promise<InvitationImportResult> {
    const { rows, unusedColumns } = readInvitationFile(content);
    if (preview) return resultOf(await judge(rows, this.database), unusedColumns, preview);
    if (!reason) throw missingReason();
    return this.database.transaction(async (transaction) => {
      // Of two administrators with one file, the second waits here, and finds everyone invited.
      await requireActiveAdministrator(actor, transaction);
      await this.rateLimits.count(BY_ADMINISTRATOR, actor.id, transaction);
      const judged = await judge(rows, transaction);
      const guests = judged.filter(isInvited);
      if (guests.length > 0) {
        // To many: what a member waits for goes first.
        const letter = { message, purpose: 'bulk' as const };
        const act = { action: 'import', after: countsOf(judged), reason };
        await this.sending.send({ guests, ...letter, act }, actor, transaction);
      }
      return resultOf(judged, unusedColumns, preview);
    });
  }
}

const isInvited = ({ outcome }: JudgedRow): boolean => outcome === 'invited now';

async function judge(rows: readonly InvitationRow[], database: Queryable): Promise<JudgedRow[]> {
  const usable = rows.filter(({ problem }) => problem === null).map(({ email }) => email);
  const known = await database.query<KnownAddress>(knownAddresses(usable));
  const byEmail = new Map(known.map((address) => [address.email, address]));
  return rows.map((row) => ({ ...row, outcome: outcomeOf(row, byEmail.get(row.email)) }));
}

function outcomeOf(row: InvitationRow, known: KnownAddress | undefined): RowOutcome {
  if (row.isRepeated) return 'repeated';
  if (row.problem !== null || !known) return 'wrong';
  return skipReason(known, row.accessLevel) ?? 'invited now';
}

/** Without the addresses: the log outlives the invitations. */
function countsOf(rows: readonly JudgedRow[]) {
  const guests = rows.filter(isInvited);
  const staff = (level: string) => guests.filter(({ accessLevel }) => accessLevel === level).length;
  return {
    people: guests.length,
    moderators: staff('moderator'),
    admins: staff('admin'),
    leftOut: rows.length - guests.length,
  };
}

const resultOf = (
  rows: readonly JudgedRow[],
  unusedColumns: string[],
  preview: boolean,
): InvitationImportResult => ({
  preview,
  invited: rows.filter(isInvited).length,
  unusedColumns,
  rows: rows.map(rowOf),
});

const rowOf = ({
  line,
  email,
  firstName,
  lastName,
  accessLevel,
  outcome,
  problem,
}: JudgedRow): ImportedInvitation => ({
  ...{ line, email, accessLevel, outcome, problem },
  name: [firstName, lastName].filter(Boolean).join(' ') || null,
});

const missingReason = () => {
  const message = 'Enter a reason of up to 600 characters.';
  return new ApiError(400, 'validation_failed', 'Some fields need attention.', { reason: [message] });
};
