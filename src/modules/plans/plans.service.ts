import { Injectable } from '@nestjs/common';
import { instanceToPlain } from 'class-transformer';
import type { AuthUser } from '../../contracts/access/access';
import type { AuditAction } from '../../contracts/audit/audit';
import { type AllPlansView, FREE_PLAN_NAME, type PlanView } from '../../contracts/plans/plans';
import { PlanDto } from '../../contracts/plans/plans.dto';
import { MESSAGES } from '../../contracts/messages';
import { isUnchanged } from '../../core/database/differing';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { applyToEach } from '../../core/database/apply-to-each';
import { findOrInsert } from '../../core/database/duplicate-key';
import { References } from '../../core/references/references';
import { isFreePlan } from '../../domain/usage/free-plan';
import { AuditService } from '../audit/audit.service';
import { type PlanFilter, PlansRepository } from './plans.repository';
import type { PlanRecord } from './plans.schema';

/** A plan as the counting of usage needs it. */
export type PlanTerms = Pick<PlanView, 'id' | 'name' | 'limits'>;

/** What an admin enters of a plan. */
export type PlanOffer = Pick<PlanView, 'name' | 'priceText' | 'description' | 'position' | 'limits'>;

@Injectable()
export class PlansService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly audit: AuditService,
    private readonly references: References,
  ) {}

  async list({ filter, sort, range }: ListRequest<PlanFilter>): Promise<ListPage<PlanView>> {
    const { items, total } = await this.plans.list(filter, sort, range);
    return { items: await this.toViews(items), total };
  }

  async all(): Promise<AllPlansView> {
    const plans = await this.toViews(await this.plans.findAll());
    return { plans, count: plans.length };
  }

  /** For lists that are sorted by their names. */
  async idsByName(): Promise<string[]> {
    return (await this.plans.findAll()).map(({ _id }) => _id.toHexString());
  }

  async namesById(): Promise<Map<string, string>> {
    return new Map((await this.plans.findAll()).map(({ _id, name }) => [_id.toHexString(), name]));
  }

  /** What plans offer, in the order in which students see them. */
  async inOrder(): Promise<PlanOffer[]> {
    return (await this.plans.findInOrder()).map(offerOf);
  }

  async get(id: string): Promise<PlanView> {
    return this.toView(await this.existing(id));
  }

  async create(admin: AuthUser, plan: PlanDto): Promise<PlanView> {
    const view = toView(await this.plans.insert(plain(plan)), 0);
    await this.record(admin, 'create', null, view);
    return view;
  }

  async update(admin: AuthUser, id: string, plan: PlanDto): Promise<PlanView> {
    const before = await this.existing(id);
    const entered = plain(plan);
    if (isUnchanged(before, entered)) return this.toView(before);
    if (isFreePlan(before.name) && !isFreePlan(entered.name)) {
      throw fieldsRefused({ name: MESSAGES.freePlanKept });
    }
    if (!(await this.plans.replace(id, entered))) throw notFound();
    const after = await this.get(id);
    await this.record(admin, 'update', toView(before, 0), after);
    return after;
  }

  /** `group`: the `recordId` of the audit log's entry of many. */
  async remove(admin: AuthUser, id: string, group?: string): Promise<PlanView> {
    const plan = await this.existing(id);
    // Its students do not refer to it, so that no count would tell of them.
    if (isFreePlan(plan.name)) throw new AppError('CONFLICT', MESSAGES.freePlanKept);
    const view = await this.unused(plan);
    await this.plans.remove(id);
    await this.unused(plan).catch(async (error: unknown) => {
      await this.plans.restore(plan);
      throw error;
    });
    await this.record(admin, 'delete', view, null, group);
    return view;
  }

  removeMany(admin: AuthUser, ids: readonly string[]): Promise<string[]> {
    return applyToEach(ids, (id) => this.remove(admin, id));
  }

  /** The terms of a plan; null for one that does not exist. */
  async terms(id: string): Promise<PlanTerms | null> {
    const plan = await this.plans.findRecent(id);
    return plan && toTerms(plan);
  }

  /** The terms of free users; null where no plan is named so. */
  async freeTerms(): Promise<PlanTerms | null> {
    const plan = await this.plans.findRecentByName(FREE_PLAN_NAME);
    return plan && toTerms(plan);
  }

  /** The plan with this name, made where there is none. */
  async ensure(entered: Pick<PlanDto, 'name' | 'limits'> & Partial<PlanDto>): Promise<PlanTerms> {
    const plan = Object.assign(new PlanDto(), entered);
    const record = await findOrInsert(
      () => this.plans.findByName(plan.name),
      () => this.plans.insert(plan),
    );
    return toTerms(record);
  }

  private async existing(id: string): Promise<PlanRecord> {
    const plan = await this.plans.find(id);
    if (!plan) throw notFound();
    return plan;
  }

  private async unused(plan: PlanRecord): Promise<PlanView> {
    const view = await this.toView(plan);
    if (view.students > 0) throw inUse(view);
    return view;
  }

  private async toView(plan: PlanRecord): Promise<PlanView> {
    const students = await this.studentsOf([plan]);
    return toView(plan, students.get(plan._id.toHexString()) ?? 0);
  }

  private async toViews(plans: PlanRecord[]): Promise<PlanView[]> {
    const students = await this.studentsOf(plans);
    return plans.map((plan) => toView(plan, students.get(plan._id.toHexString()) ?? 0));
  }

  /** Of the free plan those who count as free: they do not refer to it. */
  private async studentsOf(plans: PlanRecord[]): Promise<Map<string, number>> {
    const ids = (some: PlanRecord[]) => some.map(({ _id }) => _id.toHexString());
    const free = plans.filter(({ name }) => isFreePlan(name));
    const students = await this.references.count('plan', ids(plans));
    return new Map([...students, ...(await this.references.count('free-plan', ids(free)))]);
  }

  private record(
    actor: AuthUser,
    action: AuditAction,
    before: PlanView | null,
    after: PlanView | null,
    group?: string,
  ): Promise<void> {
    const { id = '', name = '' } = after ?? before ?? {};
    return this.audit.record({
      actor,
      action,
      resource: 'pro-plans',
      recordId: id,
      label: name,
      before: before && offerOf(before),
      after: after && offerOf(after),
      group,
    });
  }
}

/** Without the classes of validation and without fields that were not given. */
function plain(plan: PlanDto): PlanDto {
  return { ...offerOf(plan), limits: instanceToPlain(plan.limits, { exposeUnsetFields: false }) };
}

function offerOf({ name, priceText, description, position, limits }: PlanOffer): PlanOffer {
  return { name, priceText, description, position, limits };
}

function toTerms({ _id, name, limits }: PlanRecord): PlanTerms {
  return { id: _id.toHexString(), name, limits };
}

function toView(plan: PlanRecord, students: number): PlanView {
  const { _id, createdAt, updatedAt } = plan;
  const id = _id.toHexString();
  return {
    _id: id,
    id,
    ...offerOf(plan),
    students,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function inUse({ name, students }: PlanView): AppError {
  const users = students === 1 ? '1 user is' : `${students} users are`;
  return new AppError(
    'IN_USE',
    `${users} on the plan ${name}. Move them to another plan before you delete it.`,
    { details: { count: students } },
  );
}
