import { Inject, Injectable } from '@nestjs/common';
import { createCredential, createList } from '@digitalbazaar/vc-bitstring-status-list';
import { NotFoundError } from '../../../core/errors/errors.js';
import { paths } from '#platform/paths/paths';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
import type { CertificateResponse } from '../certificates.dto.js';
import { withdrawnPlaces } from '../certificates.queries.js';
import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from './contexts.js';
import { Issuer, ISSUER_PATH } from './issuer.js';

const LIST_LENGTH = 131_072;

/** Certificates as Open Badges 3.0. */
@Injectable()
export class OpenBadgesService {
  private readonly issuer: Issuer;
  private readonly publicUrl: string;

  constructor(
    @Inject(CONFIG) { publicUrl, certificates }: Config,
    private readonly database: Database,
  ) {
    this.publicUrl = publicUrl;
    this.issuer = new Issuer(publicUrl, certificates.signingKeys);
  }

  /** Whether there is a key to sign with. */
  get isOn(): boolean {
    return this.issuer.signs;
  }

  /** Where people see a certificate. */
  pageOf(id: string): string {
    return `${this.publicUrl}${paths.certificate(id)}`;
  }

  profile(): object {
    return { '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT], ...this.issuer.profile };
  }

  /** @throws NotFoundError when nothing is signed here */
  async didDocument(): Promise<object> {
    if (!this.isOn) throw new NotFoundError();
    return this.issuer.document();
  }

  credentialOf(certificate: CertificateResponse, statusIndex: number): Promise<object> {
    const { id, name, course, issuedAt, completedAt, lessonCount, duration } = certificate;
    const list = this.listUrl(Math.floor(statusIndex / LIST_LENGTH));
    const place = String(statusIndex % LIST_LENGTH);
    const credential = {
      '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT],
      id: `${this.publicUrl}/api/certificates/${id}/credential`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: course.title,
      issuer: this.issuer.profile,
      validFrom: issuedAt,
      awardedDate: completedAt,
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
        achievement: {
          id: `${this.publicUrl}${paths.course(course.slug)}`,
          type: ['Achievement'],
          achievementType: 'Course',
          name: course.title,
          description: course.promise,
          criteria: { narrative: `All ${lessonCount} lessons of the course, ${duration}.` },
          inLanguage: 'en',
        },
      },
      evidence: [{ id: this.pageOf(id), type: ['Evidence'], name: 'The certificate at FutureLab' }],
      credentialStatus: {
        id: `${list}#${place}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: place,
        statusListCredential: list,
      },
    };
    return this.issuer.sign(credential, issuedAt);
  }

  /** The signed list of certificates that no longer hold: revoked, or issued again. @throws NotFoundError */
  async statusList(number: number): Promise<object> {
    if (!this.isOn || number > 10_000) throw new NotFoundError();
    const from = number * LIST_LENGTH;
    const places = await this.database.query<{ place: number }>(withdrawnPlaces(from, LIST_LENGTH));
    const list = await createList({ length: LIST_LENGTH });
    for (const { place } of places) list.setStatus(place - from, true);
    const now = new Date().toISOString();
    const credential = await createCredential({
      id: this.listUrl(number),
      list,
      statusPurpose: 'revocation',
    });
    return this.issuer.sign({ ...credential, issuer: this.issuer.did, validFrom: now }, now);
  }

  private listUrl(number: number): string {
    return `${this.publicUrl}${ISSUER_PATH}/status-lists/${number}`;
  }
}
