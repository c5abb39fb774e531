import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { Observable, tap } from 'rxjs';
import { drainRequest } from '../http/drain-request.js';
import type { RequestWithMember } from '../access/request.js';
import { Database } from '../database/database.js';
import { contentTypeOf, nameRequest } from './answers.js';
import { fingerprintOf, isMultipart } from './fingerprint.js';
import { ANSWERED_BY_TRANSACTION, WITHOUT_KEY } from './idempotency.decorators.js';
import { AlreadySentError, KeyReusedError } from './idempotency.errors.js';
import { type Answer, type KnownRequest, requestNamed } from './idempotency.queries.js';
import { keySent, ownerOf } from './key.js';
import { KeyedRequest } from './keyed-request.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Runs a write under its `Idempotency-Key`; one that was made before is not made again. `answerRepeats` gives it the answer. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RequestWithMember>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const key = this.keyOf(context, request);
    if (key === undefined) return next.handle();
    const name = { owner: ownerOf(request), key, fingerprint: fingerprintOf(request) };
    const keyed = new KeyedRequest(name, this.answerBeforehand(context, reply));
    const known = await this.database.one<KnownRequest>(requestNamed(name));
    if (known) {
      if (isMultipart(request) && !(await drainRequest(request.raw))) reply.header('connection', 'close');
      if (known.fingerprint !== name.fingerprint) throw new KeyReusedError();
      keyed.isRepeat = true;
    }
    nameRequest(request, keyed);
    if (known) throw new AlreadySentError();
    return new Observable((subscriber) =>
      keyed.run(() =>
        next
          .handle()
          .pipe(tap({ error: (error: unknown) => (keyed.isRefused = error instanceof HttpException) }))
          .subscribe(subscriber),
      ),
    );
  }

  private keyOf(context: ExecutionContext, request: RequestWithMember): string | undefined {
    if (READS.has(request.method)) return undefined;
    const handler = context.getHandler();
    if (this.reflector.getAllAndOverride<boolean>(WITHOUT_KEY, [handler, context.getClass()]))
      return undefined;
    return keySent(request);
  }

  /** Nothing is to be said with 204; elsewhere only the handler knows, unless it says that it adds nothing. */
  private answerBeforehand(context: ExecutionContext, reply: FastifyReply) {
    const isAnswered = this.reflector.get<boolean | undefined>(ANSWERED_BY_TRANSACTION, context.getHandler());
    return (result: unknown): Answer | undefined => {
      const { statusCode: status } = reply;
      if (status === 204) return { status, headers: {}, body: null };
      if (!isAnswered) return undefined;
      const body = typeof result === 'string' ? result : JSON.stringify(result);
      return { status, headers: { 'content-type': contentTypeOf(reply) }, body };
    };
  }
}
