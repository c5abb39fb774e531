import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../core/config/config.js';
import { TelemetryModule } from './telemetry/telemetry.module.js';
import { DeployToken } from './access/deploy-token.entity.js';
import { DeployTokensController } from './access/deploy-tokens.controller.js';
import { DeployTokensService } from './access/deploy-tokens.service.js';
import { SectionPath } from './access/section-path.entity.js';
import { SectionPathsController } from './access/section-paths.controller.js';
import { SectionPathsService } from './access/section-paths.service.js';
import { ARTIFACTS } from '../core/storage/artifact-store.js';
import { chooseArtifactStore } from '../core/storage/choose-artifact-store.js';
import { ReleaseFilesController } from './artifacts/release-files.controller.js';
import { CanaryWatch } from './channels/canary-watch.js';
import { ChannelsController } from './channels/channels.controller.js';
import { ChannelsService } from './channels/channels.service.js';
import { PinsController } from './channels/pins.controller.js';
import { PinsService } from './channels/pins.service.js';
import { ReleaseChannel } from './channels/release-channel.entity.js';
import { PruningService } from './pruning.service.js';
import { ArchiveParser } from './publishing/archive-parser.js';
import { PublishingController } from './publishing/publishing.controller.js';
import { ReleasePublishingService } from './publishing/publishing.service.js';
import { LiveDocumentController } from './registry/live-document.controller.js';
import { LiveDocumentVersion } from './registry/live-document.entity.js';
import { LiveDocumentService } from './registry/live-document.service.js';
import { ReleaseSigner } from './registry/release-signer.js';
import { ReleaseSigningKey } from './registry/release-signing-key.entity.js';
import { Release } from './registry/release.entity.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';
import { ApiPaths } from './verification/api-paths.js';
import { VerificationService } from './verification/verification.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    PERSONAL_DATA,
    DiscoveryModule,
    TypeOrmModule.forFeature([
      DeployToken,
      LiveDocumentVersion,
      Release,
      ReleaseChannel,
      ReleaseSigningKey,
      SectionPath,
    ]),
    TelemetryModule,
  ],
  controllers: [
    LiveDocumentController,
    ReleasesController,
    PublishingController,
    PinsController,
    DeployTokensController,
    SectionPathsController,
    ChannelsController,
    ReleaseFilesController,
  ],
  providers: [
    ApiPaths,
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
    ReleasePublishingService,
    ReleaseSigner,
    ReleasesService,
    SectionPathsService,
    VerificationService,
  ],
})
export class ReleasesModule {}
