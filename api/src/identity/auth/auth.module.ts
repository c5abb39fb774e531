import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { SiteSettingsModule } from '../../core/settings/site-settings.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountsService } from './accounts.service.js';
import { AuthController } from './auth.controller.js';
import { Identity } from './identity.entity.js';
import { MyIdentitiesController } from './identities/my-identities.controller.js';
import { MyIdentitiesService } from './identities/my-identities.service.js';
import { MailCodeController } from './mail-code/mail-code.controller.js';
import { MailCode } from './mail-code/mail-code.entity.js';
import { MailCodeFormsController } from './mail-code/mail-code-forms.controller.js';
import { MailCodeSignIn } from './mail-code/mail-code-sign-in.service.js';
import { MailCodesService } from './mail-code/mail-codes.service.js';
import { OidcStrategy } from './oidc.strategy.js';
import { ProvidersService } from './providers.service.js';
import { MyPasskeysController } from './passkeys/my-passkeys.controller.js';
import { PasskeyCeremony } from './passkeys/passkey-ceremony.service.js';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { PendingIdentitiesService } from './account-linking/pending-identities.service.js';
import { PendingIdentity } from './account-linking/pending-identity.entity.js';
import { ReauthenticationController } from './reauthentication/reauthentication.controller.js';
import { ReauthenticationService } from './reauthentication/reauthentication.service.js';
import { SignInService } from './sign-in.service.js';
import { SignInAttempt } from './sign-in/sign-in-attempt.entity.js';
import { SignInAttemptsService } from './sign-in/sign-in-attempts.service.js';
import { MemberSignInEmailController } from './sign-in-email/member-sign-in-email.controller.js';
import { MemberSignInEmailService } from './sign-in-email/member-sign-in-email.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    PERSONAL_DATA,
    TypeOrmModule.forFeature([Identity, MailCode, Passkey, PendingIdentity, SignInAttempt]),
    PassportModule,
    MailModule,
    SiteSettingsModule,
    UsersModule,
  ],
  controllers: [
    MyIdentitiesController,
    MailCodeController,
    MailCodeFormsController,
    MemberSignInEmailController,
    MyPasskeysController,
    PasskeySignInController,
    ReauthenticationController,
    AuthController,
  ],
  providers: [
    AccountsService,
    MyIdentitiesService,
    MailCodeSignIn,
    MailCodesService,
    MemberSignInEmailService,
    OidcStrategy,
    PasskeyCeremony,
    PasskeysService,
    PendingIdentitiesService,
    ProvidersService,
    ReauthenticationService,
    SignInAttemptsService,
    SignInService,
  ],
  exports: [SignInService],
})
export class AuthModule {}
