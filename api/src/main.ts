import 'reflect-metadata';
import { createApp } from './app.js';
import { closeGracefully, startShutdown } from './common/http/graceful-shutdown.js';
import { createLogger } from './common/logging/logging.js';
import { type Config, readConfig } from './config/config.js';
import { Database } from './database/database.js';

const SHUTDOWN_WITHIN_MS = 10_000;

const config = configOrExit();
const logger = createLogger(config.logLevel);
const app = await createApp(config, logger);
closeGracefully(app.getHttpServer());
await app.get(Database, { strict: false }).warm();
await app.listen(config.port, config.host);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'finishing what is under way');
    setTimeout(() => process.exit(1), config.drainMs + SHUTDOWN_WITHIN_MS).unref();
    startShutdown();
    setTimeout(() => void stop(), config.drainMs);
  });
}

async function stop(): Promise<void> {
  try {
    await app.close();
    process.exit(0);
  } catch (error) {
    logger.error({ err: error }, 'did not stop cleanly');
    process.exit(1);
  }
}

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
