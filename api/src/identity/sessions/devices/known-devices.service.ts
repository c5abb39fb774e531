import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../core/config/config.js';
import type { Transaction } from '../../../core/database/database.js';
import { MailService } from '../../../core/mail/mail.service.js';
import { User } from '../../users/user.entity.js';
import { hashToken, isToken, newToken } from '../token.js';
import { deviceName } from './device-name.js';
import { deviceSeen } from './known-devices.queries.js';
import { newDeviceMail } from './new-device-mail.js';

const YEAR_SECONDS = 365 * 86_400;

/** Notifies a member by mail when someone signs in with a browser that never did before. */
@Injectable()
export class KnownDevicesService {
  private readonly cookieName: string;

  constructor(
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.cookieName = config.secureCookies ? '__Host-futurelab_device' : 'futurelab_device';
  }

  async signedIn(
    userId: string,
    request: FastifyRequest,
    reply: FastifyReply,
    transaction: Transaction,
  ): Promise<void> {
    const known = request.cookies[this.cookieName];
    const key = known !== undefined && isToken(known) ? known : newToken();
    const [seen] = await transaction.query<{ isNew: boolean }>(deviceSeen(userId, hashToken(key)));
    if (seen!.isNew) await this.notify(userId, request, transaction);
    reply.setCookie(this.cookieName, key, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.secureCookies,
      maxAge: YEAR_SECONDS,
    });
  }

  private async notify(userId: string, request: FastifyRequest, transaction: Transaction): Promise<void> {
    const user = await transaction.manager.findOneByOrFail(User, { id: userId });
    if (user.email === null) return;
    const device = deviceName(request.headers['user-agent'] ?? null);
    const { publicUrl: site } = this.config;
    const mail = newDeviceMail({ to: user.email, device, at: new Date(), timeZone: user.timeZone, site });
    await this.mail.send(mail, transaction);
  }
}
