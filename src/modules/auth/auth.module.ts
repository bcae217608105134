import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { createSecretKey } from 'node:crypto';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { UsersModule } from '../users/users.module';
import { AuthService } from './auth.service';
import { CallersService } from './callers.service';
import { TokensService } from './tokens.service';

@Module({
  imports: [
    UsersModule,
    JwtModule.registerAsync({
      inject: [ENVIRONMENT],
      // A key object: with a string the library would parse it on every request.
      useFactory: ({ jwtSecret, jwtLifetime }: Environment) => ({
        secret: createSecretKey(Buffer.from(jwtSecret)),
        signOptions: { algorithm: 'HS256', expiresIn: jwtLifetime },
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
  ],
  providers: [AuthService, CallersService, TokensService],
  exports: [AuthService, CallersService],
})
export class AuthModule {}
