import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import {
  DEFAULT_INSTANCE,
  type InstanceContact,
  type InstanceView,
  LOGO_ADDRESS,
  LOGO_PATH,
} from '../../contracts/instance/instance';
import type { InstanceDto } from '../../contracts/instance/instance.dto';
import { INSTANCE_MESSAGES } from '../../contracts/instance/instance-messages';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { isUnchanged } from '../../core/database/differing';
import { fieldsRefused, notFound } from '../../core/errors/app-error';
import { FileStore, type StoredFile } from '../../core/files/file-store';
import { Mailer } from '../../core/mail/mailer';
import { isReadableAccent } from '../../domain/instance/accent';
import { AuditService } from '../audit/audit.service';
import { InstanceRepository, type InstanceSettings } from './instance.repository';
import { isSentLogo, keepLogo } from './logo';

/** What this instance is to those who use it: its name, its looks and whom they write to. */
@Injectable()
export class InstanceService {
  private readonly logger = new Logger('Instance');

  constructor(
    private readonly instances: InstanceRepository,
    private readonly files: FileStore,
    private readonly mailer: Mailer,
    private readonly audit: AuditService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async view(): Promise<InstanceView> {
    const { name, accent, logo } = await this.instances.settings();
    return {
      name: name || DEFAULT_INSTANCE.name,
      accent,
      logo: logo && `${LOGO_PATH}/${logo}`,
      ...(await this.contact()),
      mail: this.mailer.isOn,
      ai: this.environment.llm !== null,
    };
  }

  /** Whom people write to, and where they get a larger plan: as it is set here, or else in the environment. */
  async contact(): Promise<InstanceContact> {
    const { contactEmail, upgradeUrl } = await this.instances.settings();
    return {
      contactEmail: contactEmail || this.environment.contactEmail,
      upgradeUrl: upgradeUrl || this.environment.upgradeUrl,
    };
  }

  async update(admin: AuthUser, entered: InstanceDto): Promise<InstanceView> {
    const { accent } = entered;
    if (accent && !isReadableAccent(accent))
      throw fieldsRefused({ accent: INSTANCE_MESSAGES.accentTooLight });
    const stored = await this.instances.settings();
    const logo = await this.logoOf(entered, stored);
    const settings = { ...this.ownOf(entered), logo };
    if (!isUnchanged(stored, settings)) await this.save(admin, settings);
    return this.view();
  }

  /** The present logo; an old one is gone. */
  async openLogo(id: string): Promise<StoredFile> {
    const { logo } = await this.instances.settings();
    if (id !== logo) throw notFound();
    return this.files.open(id);
  }

  private async save(admin: AuthUser, settings: InstanceSettings): Promise<void> {
    const before = await this.instances.save(settings);
    await this.audit.record({
      actor: admin,
      action: 'update',
      resource: 'instance',
      recordId: 'instance',
      label: settings.name || DEFAULT_INSTANCE.name,
      before,
      after: settings,
    });
    if (before.logo && before.logo !== settings.logo) await this.removeLogo(before.logo);
  }

  /** What is the default anyway is not kept, so that it follows the environment. */
  private ownOf({ name, accent, contactEmail, upgradeUrl }: InstanceDto): Omit<InstanceSettings, 'logo'> {
    const { environment } = this;
    return {
      name: name === DEFAULT_INSTANCE.name ? '' : name,
      accent,
      contactEmail: contactEmail === environment.contactEmail ? '' : contactEmail,
      upgradeUrl: upgradeUrl === environment.upgradeUrl ? '' : upgradeUrl,
    };
  }

  /** The id of a new logo, or of the one that is there. */
  private async logoOf({ logo }: InstanceDto, stored: InstanceSettings): Promise<string> {
    if (logo === '') return '';
    if (isSentLogo(logo)) return keepLogo(this.files, logo);
    if (LOGO_ADDRESS.exec(logo)?.[1] !== stored.logo)
      throw fieldsRefused({ logo: INSTANCE_MESSAGES.logoInvalid });
    return stored.logo;
  }

  private async removeLogo(id: string): Promise<void> {
    await this.files.delete(id).catch((err: unknown) => {
      this.logger.warn({ err }, 'A replaced logo was not deleted');
    });
  }
}
