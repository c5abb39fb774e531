import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { CORE_PERSONAL_DATA } from '../personal-data/core-personal-data.queries.js';
import { connectionOptions } from './data-source.js';
import { Database } from './database.js';

const STATEMENT_TIMEOUT_MS = 5_000;

@Global()
@Module({
  imports: [
    CORE_PERSONAL_DATA,
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        ...connectionOptions({
          url: config.databaseUrl,
          poolSize: config.databasePoolSize,
          statementTimeout: STATEMENT_TIMEOUT_MS,
        }),
        autoLoadEntities: true,
        retryAttempts: 20,
        retryDelay: 500,
      }),
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {}
