import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountEmailsModule } from '../../core/accounts/account-emails.module';
import { AccountTermsModule } from '../../core/accounts/account-terms.module';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FilesModule } from '../../core/files/files.module';
import { MailModule } from '../../core/mail/mail.module';
import { ReferencesModule } from '../../core/references/references.module';
import { ApiKeysModule } from '../api-keys/api-keys.module';
import { AuditModule } from '../audit/audit.module';
import { InstanceModule } from '../instance/instance.module';
import { PermissionsModule } from '../permissions/permissions.module';
import { PlansModule } from '../plans/plans.module';
import { InvitationsService } from './invitations.service';
import { LinkMaker } from './link-maker';
import { PasswordLinksRepository } from './password-links.repository';
import { PasswordLinksService } from './password-links.service';
import { PhotosService } from './photos.service';
import { ProfileService } from './profile.service';
import { SecurityModule } from '../security/security.module';
import { SeedAccountsService } from './seed-accounts.service';
import { TwoFactorRepository } from './two-factor.repository';
import { TwoFactorService } from './two-factor.service';
import { UserEntriesService } from './user-entries.service';
import { UsersAdminService } from './users-admin.service';
import { UsersBulkCheckService } from './users-bulk-check.service';
import { UsersBulkChangesService } from './users-bulk-changes.service';
import { UsersBulkService } from './users-bulk.service';
import { UsersExportService } from './users-export.service';
import { UsersRepository } from './users.repository';
import { USER_MODEL, UserSchema } from './users.schema';
import { UsersService } from './users.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: USER_MODEL, schema: UserSchema }]),
    AccountEmailsModule,
    AccountRemovalsModule,
    AccountTermsModule,
    ReferencesModule,
    ApiKeysModule,
    AuditModule,
    FilesModule,
    InstanceModule,
    MailModule,
    PermissionsModule,
    PlansModule,
    SecurityModule,
  ],
  providers: [
    UsersRepository,
    UsersService,
    UsersAdminService,
    UsersBulkService,
    UsersBulkCheckService,
    UsersBulkChangesService,
    UsersExportService,
    ProfileService,
    PhotosService,
    SeedAccountsService,
    PasswordLinksRepository,
    PasswordLinksService,
    TwoFactorRepository,
    TwoFactorService,
    LinkMaker,
    InvitationsService,
    UserEntriesService,
  ],
  exports: [
    UsersService,
    UsersAdminService,
    UsersBulkService,
    UsersBulkChangesService,
    UsersExportService,
    ProfileService,
    PhotosService,
    SeedAccountsService,
    PasswordLinksService,
    TwoFactorService,
    InvitationsService,
    UserEntriesService,
  ],
})
export class UsersModule {}
