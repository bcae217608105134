import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { FEATURES, type FeatureFlag, type FeatureView } from '../../contracts/features/features';
import { notFound } from '../../core/errors/app-error';
import { AuditService } from '../audit/audit.service';
import { FeaturesRepository } from './features.repository';
import type { FeatureRecord } from './features.schema';

/** The switches of FEATURES with their state. */
@Injectable()
export class FeaturesService {
  constructor(
    private readonly features: FeaturesRepository,
    private readonly audit: AuditService,
  ) {}

  async list(): Promise<FeatureView[]> {
    const records = new Map((await this.features.findAll()).map((record) => [record._id, record]));
    return FEATURES.map((flag) => toView(flag, records.get(idOf(flag))));
  }

  async get(id: string): Promise<FeatureView> {
    const view = (await this.list()).find((feature) => feature.id === id);
    if (!view) throw notFound();
    return view;
  }

  async set(actor: AuthUser, id: string, enabled: boolean): Promise<FeatureView> {
    const before = await this.get(id);
    if (before.enabled === enabled) return before;
    const record = { _id: id, enabled, updatedAt: new Date() };
    await this.features.set(record);
    const after = toView(before, record);
    const { label } = before;
    await this.audit.record({
      actor,
      action: enabled ? 'switch-on' : 'switch-off',
      resource: 'features',
      recordId: id,
      label,
      before: { enabled: before.enabled },
      after: { enabled },
    });
    return after;
  }
}

function idOf({ group, name }: Pick<FeatureFlag, 'group' | 'name'>): string {
  return `${group}.${name}`;
}

function toView({ group, name, label, description }: FeatureFlag, record?: FeatureRecord): FeatureView {
  return {
    id: idOf({ group, name }),
    group,
    name,
    label,
    description,
    enabled: record?.enabled ?? true,
    updatedAt: record?.updatedAt.toISOString() ?? null,
  };
}
