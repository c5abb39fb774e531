import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from '../app.module.js';
import { readConfig } from '../config.js';
import { liveTopics } from '../../core/live/live.module.js';
import { addIdempotencyKey } from './idempotency-key.js';
import { withNullTypes } from './null-types.js';
import { addSharedResponses } from './shared-responses.js';

/** The api's modules and controllers, none of them made: no database is needed. */
export const previewOfApi = (): Promise<NestFastifyApplication> =>
  NestFactory.create<NestFastifyApplication>(AppModule.with(readConfig({})), new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  });

export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('FutureLab')
    .setDescription('What the pages of FutureLab ask of its server. Errors are { code, message, details? }.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth('futurelab', { type: 'apiKey', in: 'cookie' }, 'session')
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '').toLowerCase()}_${method}`,
  });
  document.components!.schemas!['LiveTopic'] = {
    type: 'string',
    enum: liveTopics(),
    description: 'What `GET /api/live` tells has changed',
  };
  addIdempotencyKey(document);
  addSharedResponses(document);
  return sorted(withNullTypes(document)) as OpenAPIObject;
}

/** Keys, and lists in which the order says nothing, in alphabetical order, so that the committed file changes only where the api does. */
function sorted(value: unknown, key?: string): unknown {
  if (Array.isArray(value)) return isSet(key) ? value.toSorted() : value.map((each) => sorted(each));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner, name)]));
}

const isSet = (key?: string) => key === 'enum' || key === 'required';
