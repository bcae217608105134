import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { ApiKeysModule } from '../api-keys/api-keys.module';
import { AuditModule } from '../audit/audit.module';
import { UsersModule } from '../users/users.module';
import { ActingService } from './acting.service';
import { AuthService } from './auth.service';
import { CallersService } from './callers.service';
import { JwtStrategy } from './jwt.strategy';
import { KeyCallersService } from './key-callers.service';
import { TokenGuard } from './token.guard';
import { signingKey, TokensService } from './tokens.service';

@Module({
  imports: [
    ApiKeysModule,
    AuditModule,
    UsersModule,
    JwtModule.registerAsync({
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => ({
        secret: signingKey(environment),
        signOptions: { algorithm: 'HS256', expiresIn: environment.jwtLifetime },
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
  ],
  providers: [
    ActingService,
    AuthService,
    CallersService,
    JwtStrategy,
    KeyCallersService,
    TokenGuard,
    TokensService,
  ],
  exports: [ActingService, AuthService, CallersService],
})
export class AuthModule {}
