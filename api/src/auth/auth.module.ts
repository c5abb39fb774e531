import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountsService } from './accounts.service.js';
import { AuthController } from './auth.controller.js';
import { Identity } from './identity.entity.js';
import { OidcStrategy } from './oidc.strategy.js';
import { ProvidersService } from './providers.service.js';
import { SignInAttempt } from './sign-in/sign-in-attempt.entity.js';
import { SignInAttemptsService } from './sign-in/sign-in-attempts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Identity, SignInAttempt]), PassportModule, MailModule, UsersModule],
  controllers: [AuthController],
  providers: [AccountsService, OidcStrategy, ProvidersService, SignInAttemptsService],
})
export class AuthModule {}
