import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public } from '../../../core/access/access.js';
import { toApiError } from '../../../core/database/database-errors.js';
import { UnauthorizedError } from '../../../core/errors/errors.js';
import { readReturnTo } from '../../../identity/auth/sign-in/read-return-to.js';
import { formValues } from '../../../core/html/form.js';
import { sendPage } from '../../../core/html/html.js';
import type { Member } from '../../../core/access/member.js';
import { requireActiveMember } from '../../../core/access/require-active-member.js';
import { AlreadyActiveError } from '../billing.errors.js';
import { CheckoutService } from '../checkout/checkout.service.js';
import { MembershipService } from '../membership/membership.service.js';
import { notDonePage } from './membership-forms.pages.js';

const MEMBERSHIP = '/account/membership';

/**
 * Joining, leaving, staying and the provider's page for the card, by plain forms. Public, so that an
 * expired session returns the form with its input instead of a 401; the action itself requires a member.
 */
@Public()
@ApiExcludeController()
@Controller('api/membership-forms')
export class MembershipFormsController {
  constructor(
    private readonly checkouts: CheckoutService,
    private readonly memberships: MembershipService,
  ) {}

  /** A reload of a page that said what was wrong. */
  @Get(['checkout', 'cancel', 'resume', 'portal', 'period'])
  back(@Res() reply: FastifyReply): void {
    void reply.redirect(MEMBERSHIP, 302);
  }

  @Post('checkout')
  async checkout(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    const values = formValues(body);
    const isAcademy = values['place'] === 'academy';
    const returnTo = readReturnTo(values['returnTo']) ?? undefined;
    const page = isAcademy ? '/academy/checkout/pro' : '/subscribe?membership=hpc';
    await answer(reply, 'Join FutureLab Pro', page, async () => {
      const place = isAcademy ? 'academy' : 'membership';
      const period = periodIn(values);
      const wanted = { tier: 'pro', period, place, returnTo } as const;
      return (await this.checkouts.start(requireActiveMember(member), wanted)).url;
    });
  }

  @Post('cancel')
  cancel(@CurrentUser() member: Member | null, @Res() reply: FastifyReply): Promise<void> {
    return this.setCancellation(reply, 'Cancel FutureLab Pro', member, true);
  }

  @Post('resume')
  resume(@CurrentUser() member: Member | null, @Res() reply: FastifyReply): Promise<void> {
    return this.setCancellation(reply, 'Keep FutureLab Pro', member, false);
  }

  @Post('portal')
  portal(@CurrentUser() member: Member | null, @Res() reply: FastifyReply): Promise<void> {
    return answer(
      reply,
      'Your card',
      MEMBERSHIP,
      async () => (await this.memberships.portalOf(signedIn(member))).url,
    );
  }

  @Post('period')
  async period(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    const period = periodIn(formValues(body));
    await answer(
      reply,
      'Change your billing period',
      MEMBERSHIP,
      async () => (await this.memberships.periodChangeOf(requireActiveMember(member), period)).url,
    );
  }

  private setCancellation(
    reply: FastifyReply,
    title: string,
    member: Member | null,
    cancelAtPeriodEnd: boolean,
  ): Promise<void> {
    return answer(reply, title, MEMBERSHIP, async () => {
      await this.memberships.setCancellation(signedIn(member), cancelAtPeriodEnd);
      return MEMBERSHIP;
    });
  }
}

/** Leads on to what `work` answers, or says on a page what is wrong. */
async function answer(
  reply: FastifyReply,
  title: string,
  page: string,
  work: () => Promise<string>,
): Promise<void> {
  try {
    void reply.redirect(await work(), 303);
  } catch (error) {
    if (error instanceof AlreadyActiveError) return void reply.redirect(MEMBERSHIP, 303);
    void sendPage(reply, notDonePage(title, page, toApiError(error)));
  }
}

const periodIn = (values: Record<string, unknown>) =>
  values['period'] === 'year' ? ('year' as const) : ('month' as const);

/** Suspended members may see and end what they pay. */
function signedIn(member: Member | null): Member {
  if (!member) throw new UnauthorizedError();
  return member;
}
