import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../core/errors/errors.js';
import { Database } from '../../core/database/database.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import type { CertificateResponse } from './certificates.dto.js';
import {
  certificateById,
  type CertificateRow,
  certificatesOf,
  latestOf,
  reissue,
  revoke,
} from './certificates.queries.js';
import { OpenBadgesService } from './open-badges/open-badges.service.js';
import { certificatePdf, isPrintable } from './pdf/certificate-pdf.js';

const REISSUES = { name: 'certificate-reissue', limit: 20, windowSeconds: 24 * 3600 };

@Injectable()
export class CertificatesService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly badges: OpenBadgesService,
  ) {}

  async listOf(member: Member): Promise<CertificateResponse[]> {
    return (await this.database.query<CertificateRow>(certificatesOf(member.id))).map((row) =>
      this.show(row),
    );
  }

  /** @throws NotFoundError */
  async find(id: string, viewer: Member | null): Promise<CertificateResponse> {
    return this.show(await this.findRow(id, viewer));
  }

  /** The signed credential, the same for everybody and each time. @throws NotFoundError when it does not hold */
  async credential(id: string): Promise<object> {
    const row = await this.findRow(id, null);
    const certificate = this.show(row);
    if (certificate.status !== 'valid' || !certificate.hasCredential) throw new NotFoundError();
    return this.badges.credentialOf(certificate, row.statusIndex);
  }

  /** @throws NotFoundError when it does not hold, or cannot be set in our fonts */
  async pdf(id: string): Promise<{ bytes: Buffer; fileName: string }> {
    const certificate = await this.find(id, null);
    if (certificate.status !== 'valid' || !certificate.hasPdf) throw new NotFoundError();
    const bytes = await certificatePdf(certificate, this.badges.pageOf(id));
    return { bytes, fileName: `futurelab-${certificate.course.slug}.pdf` };
  }

  /** Issues it with the member's present name; asking again changes nothing. @throws NotFoundError, TooManyRequestsError */
  async reissue(member: Member, id: string): Promise<CertificateResponse> {
    const latest = await this.database.transaction(async (transaction) => {
      const [own] = await transaction.query<{ id: string }>(latestOf(id, member.id));
      if (!own) throw new NotFoundError();
      await this.limits.count(REISSUES, member.id, transaction);
      await transaction.query(reissue(id, member.id));
      return (await transaction.query<{ id: string }>(latestOf(id, member.id)))[0]!.id;
    });
    return this.find(latest, member);
  }

  /** @throws NotFoundError */
  async revoke(member: Member, id: string): Promise<void> {
    if ((await this.database.execute(revoke(id, member.id))) === 0) throw new NotFoundError();
  }

  private async findRow(id: string, viewer: Member | null): Promise<CertificateRow> {
    const row = await this.database.one<CertificateRow>(certificateById(id, viewer?.id ?? null));
    if (!row) throw new NotFoundError();
    return row;
  }

  private show({ certificate }: CertificateRow): CertificateResponse {
    const holds = certificate.status === 'valid';
    return {
      ...certificate,
      hasPdf: holds && isPrintable(certificate),
      hasCredential: holds && this.badges.isOn,
    };
  }
}
