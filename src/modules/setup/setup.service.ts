import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { admitsSamples } from '../../config/loopback';
import { CreateUserDto } from '../../contracts/users/users.dto';
import { validateDto } from '../../core/validation/validate-dto';
import { PermissionsService } from '../permissions/permissions.service';
import { PlansService } from '../plans/plans.service';
import { PplService } from '../ppl/ppl.service';
import { UsageService } from '../usage/usage.service';
import { SeedAccountsService } from '../users/seed-accounts.service';
import { configuredAdmin, generatedAdmin, type PrintedAccount } from './first-admin';
import {
  SAMPLE_ACCOUNTS,
  SAMPLE_BATCHES,
  SAMPLE_PLANS,
  SAMPLE_SUBSCRIPTION_DAYS,
  SAMPLE_WEEK,
} from './sample-data';
import { SAMPLE_PPL_FILES } from './sample-ppl';
import { SetupMarks } from './setup-marks';

export interface SetupOptions {
  /** Make an admin with a random password where no other can log in. */
  generateAdmin: boolean;
}

const SAMPLE_DATA = 'sample-data';
const NO_ADMIN =
  'There is no admin, so nobody can make accounts: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.';
const DAY_MS = 86_400_000;

/** What the start makes in an empty database. Safe to run at each start and to be cut off in its middle. */
@Injectable()
export class SetupService {
  private readonly logger = new Logger('Setup');

  constructor(
    private readonly accounts: SeedAccountsService,
    private readonly permissions: PermissionsService,
    private readonly plans: PlansService,
    private readonly usage: UsageService,
    private readonly ppl: PplService,
    private readonly marks: SetupMarks,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Answers the accounts whose passwords can be told: a generated one's once, the samples' each time. */
  async run({ generateAdmin }: SetupOptions): Promise<{ accounts: PrintedAccount[] }> {
    const { sampleData } = this.environment;
    const samplesCount = admitsSamples(this.environment);
    await this.ensureConfiguredAdmin(samplesCount);
    if (sampleData && samplesCount && !(await this.marks.has(SAMPLE_DATA))) {
      await this.makeSampleData();
      await this.marks.set(SAMPLE_DATA);
    }
    const generated = generateAdmin ? await this.generateAdmin(samplesCount) : [];
    if (!(await this.accounts.hasAdmin({ samplesCount }))) this.logger.warn(NO_ADMIN);
    const samples = samplesCount ? await this.samples() : [];
    return { accounts: [...generated, ...samples] };
  }

  private async ensureConfiguredAdmin(samplesCount: boolean): Promise<void> {
    const admin = configuredAdmin(this.environment);
    if (!admin || (await this.accounts.hasAdmin({ samplesCount }))) return;
    await this.accounts.ensure(admin, { sample: false });
  }

  private async generateAdmin(samplesCount: boolean): Promise<PrintedAccount[]> {
    if (await this.accounts.hasAdmin({ samplesCount })) return [];
    const admin = generatedAdmin(this.environment.passwordMinLength);
    await this.accounts.ensure(admin, { sample: false });
    return [{ label: 'Admin', email: admin.email, password: admin.password }];
  }

  private async samples(): Promise<PrintedAccount[]> {
    const emails = await this.accounts.sampleEmails();
    return Object.values(SAMPLE_ACCOUNTS)
      .filter(({ email }) => emails.has(email))
      .map(({ label, email, password }) => ({ label, email, password }));
  }

  private async makeSampleData(): Promise<void> {
    if (!(await this.accounts.hasAdmin({ samplesCount: true }))) {
      await this.ensureSample({ ...SAMPLE_ACCOUNTS.admin, role: 'admin' });
    }
    await this.plans.ensure(SAMPLE_PLANS.free);
    const starter = await this.plans.ensure(SAMPLE_PLANS.starter);
    await this.plans.ensure(SAMPLE_PLANS.agency);
    const freeBatch = await this.permissions.ensure(copyOf(SAMPLE_BATCHES.free));
    const proBatch = await this.permissions.ensure(copyOf(SAMPLE_BATCHES.pro));
    const student = { role: 'student' as const };
    const free = await this.ensureSample({
      ...SAMPLE_ACCOUNTS.free,
      ...student,
      userType: 'free',
      batch: freeBatch.id,
    });
    const pro = await this.ensureSample({
      ...SAMPLE_ACCOUNTS.pro,
      ...student,
      userType: 'pro',
      batch: proBatch.id,
      userPlan: starter.id,
      subscriptionEndDate: dateAfter(SAMPLE_SUBSCRIPTION_DAYS),
    });
    for (const { csv, ...file } of SAMPLE_PPL_FILES) await this.ppl.ensure(file, csv);
    await this.recordWeek(free, SAMPLE_WEEK.free);
    await this.recordWeek(pro, SAMPLE_WEEK.pro);
  }

  private ensureSample(account: Partial<CreateUserDto>): Promise<string> {
    return this.accounts.ensure(validateDto(CreateUserDto, account), { sample: true });
  }

  private async recordWeek(user: string, week: readonly number[]): Promise<void> {
    if (await this.usage.hasRecords(user)) return;
    const entries = week.map((operations, index) => ({
      tool: 'intent-finder' as const,
      operations,
      time: new Date(Date.now() - (week.length - 1 - index) * DAY_MS),
    }));
    await this.usage.record(
      user,
      entries.filter((entry) => entry.operations > 0),
    );
  }
}

function copyOf<T extends { allowed: readonly string[] }>(batch: T) {
  return { ...batch, allowed: [...batch.allowed] };
}

function dateAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
