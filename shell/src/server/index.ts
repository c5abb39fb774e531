import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { readConfig } from './config';

const config = readConfig(process.env, fileURLToPath(new URL('.', import.meta.url)));
const app = await createApp(config);

const stop = (): void => {
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

await app.listen({ port: config.port, host: config.host });
