import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../core/config/config.js';
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
import { PublishingController } from './publishing/publishing.controller.js';
import { ReleasePublishingService } from './publishing/publishing.service.js';
import { LiveDocumentController } from './registry/live-document.controller.js';
import { LiveDocumentService } from './registry/live-document.service.js';
import { ReleaseSigner } from './registry/release-signer.js';
import { ReleaseSigningKey } from './registry/release-signing-key.entity.js';
import { Release } from './registry/release.entity.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';
import { TelemetryController } from './telemetry/telemetry.controller.js';
import { TelemetryService } from './telemetry/telemetry.service.js';
import { ApiPaths } from './verification/api-paths.js';
import { VerificationService } from './verification/verification.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    PERSONAL_DATA,
    TypeOrmModule.forFeature([DeployToken, Release, ReleaseChannel, ReleaseSigningKey, SectionPath]),
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
    TelemetryController,
  ],
  providers: [
    ApiPaths,
    {
      provide: ARTIFACTS,
      inject: [CONFIG],
      useFactory: ({ releases }: Config) => chooseArtifactStore(releases),
    },
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
    TelemetryService,
    VerificationService,
  ],
})
export class ReleasesModule {}
