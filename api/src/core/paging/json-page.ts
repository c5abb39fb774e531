import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type { Database, Statement } from '../database/database.js';
import { JsonResponse } from '../http/json-response.js';
import { sendPaging } from './paging.js';

/** One page of a list as PostgreSQL built it; see `pageStatement`. */
export interface JsonPage {
  json: string;
  /** The key of the last row as JSON text; null on the last page. */
  next: string | null;
  total: number | null;
}

export async function readJsonPage(database: Database, statement: Statement): Promise<JsonPage> {
  return (await database.one<JsonPage>(statement))!;
}

@Injectable()
class PagingInterceptor implements NestInterceptor<JsonPage, string> {
  intercept(context: ExecutionContext, next: CallHandler<JsonPage>): Observable<string> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      map(({ json, next, total }) => {
        const nextCursor = next === null ? null : Buffer.from(next).toString('base64url');
        sendPaging(http.getRequest(), http.getResponse(), { nextCursor, total: total ?? undefined });
        return json;
      }),
    );
  }
}

/** For handlers that return a `JsonPage` of `type`: its headers are sent with it. */
export const PageResponse = (type: Type) =>
  applyDecorators(JsonResponse(type, { isArray: true }), UseInterceptors(PagingInterceptor));
