import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { paths } from '#platform/paths/paths';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
import { sendPage } from '../../../core/html/html.js';
import type { Member } from '../../../core/access/member.js';
import { BillingDetailsService } from '../details/billing-details.service.js';
import { SandboxLifecycleService, UnknownCodeError } from './sandbox-lifecycle.service.js';
import { receiptPdf } from './receipt-pdf.js';
import { SandboxObject } from './sandbox-object.entity.js';
import { revived, type SandboxCheckout, type SandboxSubscription } from './sandbox-objects.js';
import { ownSandboxObjects, sandboxObject, sandboxSubscriptionOf } from './sandbox-objects.queries.js';
import { SANDBOX_PATH } from './sandbox-provider.js';
import {
  cardOf,
  checkoutPage,
  closedPage,
  periodPage,
  receiptPage,
  secondStepPage,
  subscriptionsPage,
} from './sandbox.pages.js';

const ACTIONS = ['next-period', 'decline', 'accept', 'refund', 'dispute', 'win-dispute', 'end'] as const;
type SandboxAction = (typeof ACTIONS)[number];

/** The provider's pages, as a member would see them at Stripe; what is not a member's own is not found. */
@MembersOnly()
@ApiExcludeController()
@Controller('dev/payments')
export class SandboxController {
  constructor(
    private readonly database: Database,
    private readonly life: SandboxLifecycleService,
    private readonly details: BillingDetailsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  async list(@CurrentUser() member: Member, @Res() reply: FastifyReply): Promise<void> {
    const subscriptions = await this.own<SandboxSubscription>('subscription', member);
    void sendPage(reply, { title: 'Payments', body: subscriptionsPage(subscriptions) });
  }

  @Get('checkout/:id')
  async checkout(
    @CurrentUser() member: Member,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const checkout = await this.find<SandboxCheckout>('checkout', id, member);
    const body = isOpen(checkout)
      ? checkoutPage(checkout, this.life.priceOf(checkout.period))
      : closedPage(checkout);
    void sendPage(reply, { title: 'Pay', body });
  }

  @Post('checkout/:id')
  @HttpCode(200)
  async pay(
    @CurrentUser() member: Member,
    @Param('id') id: string,
    @Body() fields: { card?: unknown; code?: unknown; confirmed?: unknown } | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const checkout = await this.find<SandboxCheckout>('checkout', id, member);
    const showClosed = (closed: SandboxCheckout) =>
      void sendPage(reply, { title: 'Pay', body: closedPage(closed) });
    if (!isOpen(checkout)) return showClosed(checkout);
    const card = String(fields?.card ?? '');
    const code = String(fields?.code ?? '').trim();
    const answer = cardOf(card);
    const refuse = (problem: string) =>
      void sendPage(reply, {
        title: 'Pay',
        body: checkoutPage(checkout, this.life.priceOf(checkout.period), { problem, card, code }),
        status: 422,
      });
    if (answer === null) return refuse('Choose a test card. Real cards aren’t accepted here.');
    if (answer === 'declined')
      return refuse('Your bank declined this card, and you weren’t charged. Try another card.');
    if (answer === 'second_step' && fields?.confirmed === 'no')
      return refuse('You didn’t confirm the payment, so you weren’t charged.');
    if (answer === 'second_step' && fields?.confirmed !== 'yes')
      return void sendPage(reply, { title: 'Confirm', body: secondStepPage(checkout, card, code) });
    const events = await this.life.pay(id, 'accepted', code).catch((error: unknown) => {
      if (error instanceof UnknownCodeError) return null;
      throw error;
    });
    if (!events) return refuse('This promotion code isn’t valid. You weren’t charged.');
    // It was pressed twice, and the other was first.
    if (events.length === 0) return showClosed(await this.find<SandboxCheckout>('checkout', id, member));
    void reply.redirect(checkout.successUrl, 303);
  }

  @Get('receipts/:id')
  async receipt(
    @CurrentUser() member: Member,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { payment, subscription } = await this.paymentOf(id, member);
    void sendPage(reply, { title: 'Receipt', body: receiptPage(payment, subscription.period) });
  }

  @Get('receipts/:id/pdf')
  async receiptFile(
    @CurrentUser() member: Member,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { payment, subscription } = await this.paymentOf(id, member);
    const { period, userId } = subscription;
    const { companyName, vatNumber } = await this.details.of(userId);
    const billedTo = [companyName, vatNumber].filter(Boolean);
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="receipt-${id}.pdf"`)
      .send(await receiptPdf({ payment, period, billedTo }));
  }

  @Get('subscriptions/:id/period')
  async period(
    @CurrentUser() member: Member,
    @Param('id') id: string,
    @Query('to') to: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const subscription = await this.find<SandboxSubscription>('subscription', id, member);
    const period = to === 'year' ? 'year' : 'month';
    void sendPage(reply, {
      title: 'Billing period',
      body: periodPage(subscription, period, this.life.priceOf(period)),
    });
  }

  @Post('subscriptions/:id/period')
  async changePeriod(
    @CurrentUser() member: Member,
    @Param('id') id: string,
    @Body() fields: { period?: unknown } | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.find<SandboxSubscription>('subscription', id, member);
    await this.life.changePeriod(id, fields?.period === 'year' ? 'year' : 'month');
    void reply.redirect(paths.accountMembership, 303);
  }

  @Post('subscriptions/:id/:action')
  async action(
    @CurrentUser() member: Member,
    @Param('id') id: string,
    @Param('action') action: SandboxAction,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.find<SandboxSubscription>('subscription', id, member);
    if (!ACTIONS.includes(action)) throw new NotFoundError();
    const actions: Record<SandboxAction, () => Promise<unknown>> = {
      'next-period': () => this.life.nextPeriod(id),
      decline: () => this.life.setCard(id, true),
      accept: () => this.life.setCard(id, false),
      refund: () => this.life.refund(id),
      dispute: () => this.life.dispute(id),
      'win-dispute': () => this.life.winDispute(id),
      end: () => this.life.end(id),
    };
    await actions[action]();
    void reply.redirect(SANDBOX_PATH, 303);
  }

  /** As at a payment provider, administrators see those of everyone. @throws NotFoundError */
  private async paymentOf(id: string, member: Member) {
    this.requireSandbox();
    const row = await this.database.one<Pick<SandboxObject, 'data'>>(sandboxSubscriptionOf(id));
    const subscription = row && revived<SandboxSubscription>(row.data);
    if (!subscription || !(member.isAdmin || subscription.userId === member.id)) throw new NotFoundError();
    return { payment: subscription.payments.find((one) => one.id === id)!, subscription };
  }

  private async find<T extends { userId: string }>(
    kind: SandboxObject['kind'],
    id: string,
    member: Member,
  ): Promise<T> {
    this.requireSandbox();
    const row = await this.database.one<Pick<SandboxObject, 'data'>>(sandboxObject(id, kind));
    const found = row && revived<T>(row.data);
    if (found?.userId !== member.id) throw new NotFoundError();
    return found;
  }

  private async own<T>(kind: SandboxObject['kind'], { id }: Member): Promise<T[]> {
    this.requireSandbox();
    const rows = await this.database.query<Pick<SandboxObject, 'data'>>(ownSandboxObjects(kind, id));
    return rows.map(({ data }) => revived<T>(data));
  }

  private requireSandbox(): void {
    if (this.config.billing.kind !== 'sandbox') throw new NotFoundError();
  }
}

const isOpen = ({ status, expiresAt }: SandboxCheckout): boolean =>
  status === 'open' && expiresAt > new Date();
