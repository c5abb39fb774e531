import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { TelemetryModule } from '../telemetry/telemetry.module.js';
import { ArchiveParser } from './archive-parser.js';
import { ARTIFACTS } from './artifact-store.js';
import { CanaryWatch } from './canary-watch.js';
import { ChannelsController } from './channels.controller.js';
import { ChannelsService } from './channels.service.js';
import { chooseArtifactStore } from './choose-artifact-store.js';
import { DeployToken } from './deploy-token.entity.js';
import { DeployTokensController } from './deploy-tokens.controller.js';
import { DeployTokensService } from './deploy-tokens.service.js';
import { LiveDocumentController } from './live-document.controller.js';
import { LiveDocumentVersion } from './live-document.entity.js';
import { LiveDocumentService } from './live-document.service.js';
import { PinsController } from './pins.controller.js';
import { PinsService } from './pins.service.js';
import { PruningService } from './pruning.service.js';
import { PublishingController } from './publishing.controller.js';
import { PublishingService } from './publishing.service.js';
import { ReleaseAct } from './release-act.entity.js';
import { ReleaseChannel } from './release-channel.entity.js';
import { ReleaseFilesController } from './release-files.controller.js';
import { ReleaseSigner } from './release-signer.js';
import { ReleaseSigningKey } from './release-signing-key.entity.js';
import { Release } from './release.entity.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';
import { VerificationService } from './verification.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      DeployToken,
      LiveDocumentVersion,
      Release,
      ReleaseAct,
      ReleaseChannel,
      ReleaseSigningKey,
    ]),
    TelemetryModule,
  ],
  controllers: [
    LiveDocumentController,
    ReleasesController,
    PublishingController,
    PinsController,
    DeployTokensController,
    ChannelsController,
    ReleaseFilesController,
  ],
  providers: [
    {
      provide: ARTIFACTS,
      inject: [CONFIG],
      useFactory: ({ releases }: Config) => chooseArtifactStore(releases),
    },
    ArchiveParser,
    CanaryWatch,
    ChannelsService,
    DeployTokensService,
    LiveDocumentService,
    PinsService,
    PruningService,
    PublishingService,
    ReleaseSigner,
    ReleasesService,
    VerificationService,
  ],
})
export class ReleasesModule {}
