import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '../../../core/config/config.js';
import { sendPage } from '../../../core/html/html.js';
import { Accounts } from './accounts.js';
import { createProvider, MOUNT_PATH } from './provider.js';
import { expiredPage, signInPage } from './sign-in-page.js';

type Fields = Partial<Record<'subject' | 'name' | 'email' | 'cancel', string>>;

/** Mounts the development identity provider at `/dev/identity`, with its own sign-in page. */
export async function mountDevelopmentIdentity(server: FastifyInstance, config: Config): Promise<void> {
  const accounts = new Accounts();
  const provider = await createProvider(config, accounts);
  await server.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => {
        setForwardedHeaders(request, config);
        dropProviderSession(request);
      });
      await scope.register(async (pages) => interactionPages(pages, provider, accounts));
      await scope.register(async (protocol) => protocolEndpoints(protocol, provider));
    },
    { prefix: MOUNT_PATH },
  );
}

/** The provider builds its URLs from the request: they have to be the site's, whichever proxy forwarded it. */
function setForwardedHeaders(request: FastifyRequest, config: Config): void {
  const { host, protocol } = new URL(config.publicUrl);
  Object.assign(request.raw.headers, {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  });
}

/** Drops the provider's session cookie, so that each sign-in can choose another account. */
function dropProviderSession({ raw: { headers } }: FastifyRequest): void {
  headers.cookie = headers.cookie
    ?.split(/;\s*/)
    .filter((cookie) => !/^dev_identity(\.\w+)?=/.test(cookie))
    .join('; ');
}

async function interactionPages(
  scope: FastifyInstance,
  provider: Provider,
  accounts: Accounts,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(formbody);
  const open = (request: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(request.raw, reply.raw).catch(() => null);

  scope.get('/interaction/:uid', async (request, reply) => {
    if (!(await open(request, reply)))
      return sendPage(reply, { title: 'Sign-in ended', body: expiredPage(), status: 400 });
    return sendPage(reply, { title: 'Sign in', body: signInPage({ action: request.url }) });
  });

  scope.post('/interaction/:uid', async (request, reply) => {
    if (!(await open(request, reply)))
      return sendPage(reply, { title: 'Sign-in ended', body: expiredPage(), status: 400 });
    const { subject, name = '', email = '', cancel } = (request.body ?? {}) as Fields;
    if (cancel)
      return finish(request, reply, {
        error: 'access_denied',
        error_description: 'The sign-in was cancelled',
      });
    const account = subject ? accounts.find(subject) : name.trim() && accounts.makeUp(name, email);
    if (!account) {
      const body = signInPage({ action: request.url, problem: 'Enter a name.', name, email });
      return sendPage(reply, { title: 'Sign in', body, status: 400 });
    }
    return finish(request, reply, { login: { accountId: account.subject, remember: false } });
  });

  const finish = async (request: FastifyRequest, reply: FastifyReply, result: object) =>
    reply.redirect(
      await provider.interactionResult(request.raw, reply.raw, result as never, {
        mergeWithLastSubmission: false,
      }),
      303,
    );
}

/** All other requests go to the provider unparsed: it reads the body itself. */
async function protocolEndpoints(scope: FastifyInstance, provider: Provider): Promise<void> {
  const handle = provider.callback();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.route({
    method: ['GET', 'POST'],
    url: '/*',
    config: { serverToServer: true },
    handler: (request, reply) => {
      reply.hijack();
      const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
      raw.url = raw.url!.slice(MOUNT_PATH.length);
      void handle(raw, reply.raw);
    },
  });
}
