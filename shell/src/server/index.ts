import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { readConfig } from './config';
import { shutDownOnSignal } from './http/graceful-shutdown';

const config = readConfig(process.env, fileURLToPath(new URL('.', import.meta.url)));
const app = await createApp(config);

shutDownOnSignal(app, config.drainMs);

await app.listen({ port: config.port, host: config.host });
