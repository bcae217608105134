import { Injectable } from '@nestjs/common';
import type { LimitField } from '../../contracts/access/tool';
import type { Amounts, LimitedTool } from '../../contracts/usage/limits';
import type { CounterKey, WindowUse } from './usage-counters.repository';

/** How many each user has in use; who is absent has none. */
export type Gauge = (windows: readonly CounterKey[]) => Promise<ReadonlyMap<string, number>>;

/** Numbers of plans that are not counted up by uses: their features tell what is in use right now. */
@Injectable()
export class UsageGaugesService {
  private readonly gauges = new Map<string, { tool: LimitedTool; field: LimitField; gauge: Gauge }>();

  add(tool: LimitedTool, field: LimitField, gauge: Gauge): void {
    this.gauges.set(nameOf(tool, field), { tool, field, gauge });
  }

  /** Whether a number is told so, and can not be given back or added to. */
  has(tool: LimitedTool, field: LimitField): boolean {
    return this.gauges.has(nameOf(tool, field));
  }

  /** What counters say, with what is in use now. */
  async over(
    windows: readonly CounterKey[],
    useOf: (key: CounterKey) => WindowUse,
  ): Promise<(key: CounterKey) => WindowUse> {
    const told = await Promise.all(
      [...this.gauges.values()].map(async ({ tool, field, gauge }) => {
        const asked = windows.filter((window) => window.tool === tool);
        const counts = asked.length > 0 ? await gauge(asked) : new Map<string, number>();
        return { tool, field, counts };
      }),
    );
    return (key) => {
      const use = useOf(key);
      const counts: Amounts = { ...use.counts };
      for (const { tool, field, counts: now } of told) {
        if (tool === key.tool) counts[field] = now.get(key.user) ?? 0;
      }
      return { ...use, counts };
    };
  }
}

function nameOf(tool: LimitedTool, field: LimitField): string {
  return `${tool} ${field}`;
}
