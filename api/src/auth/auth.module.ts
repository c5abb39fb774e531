import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Identity } from './identity.entity.js';
import { SignInAttempt } from './sign-in-attempt.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([Identity, SignInAttempt])] })
export class AuthModule {}
