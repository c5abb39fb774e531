import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Certificate } from './certificate.entity.js';
import { CertificatesController } from './certificates.controller.js';
import { CertificatesService } from './certificates.service.js';
import { IssuersController } from './open-badges/issuers.controller.js';
import { OpenBadgesService } from './open-badges/open-badges.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([Certificate])],
  controllers: [CertificatesController, IssuersController],
  providers: [CertificatesService, OpenBadgesService],
})
export class CertificatesModule {}
