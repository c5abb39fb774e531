import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { readConfig } from './config';
import { closeGently } from './gentle-close';
import { startLeaving } from './leaving';

const LEAVE_WITHIN_MS = 10_000;

const config = readConfig(process.env, fileURLToPath(new URL('.', import.meta.url)));
const app = await createApp(config);

closeGently(app.server);

const leave = (): void => {
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
const stop = (): void => {
  setTimeout(() => process.exit(1), config.drainMs + LEAVE_WITHIN_MS).unref();
  startLeaving();
  setTimeout(leave, config.drainMs);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

await app.listen({ port: config.port, host: config.host });
