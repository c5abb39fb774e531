import 'reflect-metadata';
import { createApp } from './app.js';
import { createLogger } from './common/logging.js';
import { readConfig } from './config/config.js';

const config = readConfig();
const logger = createLogger(config.logLevel);
const app = await createApp(config, logger);
await app.listen(config.port, config.host);

let leaving = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (leaving) return;
    leaving = true;
    logger.info({ signal }, 'finishing what is under way');
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  });
}
