import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG, type Config } from './config.js';

/** Makes the configuration injectable: `@Inject(CONFIG) config: Config`. */
@Module({})
export class ConfigModule {
  static of(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
