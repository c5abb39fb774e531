import 'reflect-metadata';
import { createApp } from './app.js';
import { closeWhenIdle } from './common/http/graceful-shutdown.js';
import { createLogger } from './common/logging/logging.js';
import { type Config, readConfig } from './config/config.js';
import { Database } from './database/database.js';

const SHUTDOWN_WITHIN_MS = 10_000;
const SIGNALS = ['SIGTERM', 'SIGINT'];

const config = configOrExit();
const logger = createLogger(config.logLevel);
const app = await createApp(config, logger);
closeWhenIdle(app.getHttpServer());
for (const signal of SIGNALS) process.once(signal, exitInTime);
app.enableShutdownHooks(SIGNALS, { useProcessExit: true });
await app.get(Database, { strict: false }).warm();
await app.listen(config.port, config.host);

function exitInTime(signal: string): void {
  logger.info({ signal }, 'finishing what is under way');
  setTimeout(() => process.exit(1), config.drainMs + SHUTDOWN_WITHIN_MS).unref();
}

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
