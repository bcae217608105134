/** A part of a tool that an admin can switch off for everybody. */
export interface FeatureFlag {
  /** The tool's id. */
  group: string;
  name: string;
  /** What the switch turns on, as the admin reads it. */
  label: string;
  /** What students have while it is on, and what is left while it is off. */
  description: string;
}

/** Every switch there is; all are on until an admin says otherwise. */
export const FEATURES = [
  {
    group: 'top-3-table-generator',
    name: 'top-3-table-1',
    label: 'Top 3 Table 1',
    description:
      'Students customize and copy the style with a score on each card. Switched off, it is hidden from the generator; tables that are saved or pasted into sites stay.',
  },
  {
    group: 'top-3-table-generator',
    name: 'top-3-table-2',
    label: 'Top 3 Table 2',
    description:
      'Students customize and copy the style with numbered cards. Switched off, it is hidden from the generator; tables that are saved or pasted into sites stay.',
  },
  {
    group: 'top-3-table-generator',
    name: 'comparison-table',
    label: 'Comparison Table',
    description:
      'Students customize and copy the table of two to ten products, feature by feature. Switched off, it is hidden from the generator; tables that are saved or pasted into sites stay.',
  },
  {
    group: 'top-3-table-generator',
    name: 'product-list',
    label: 'Product List',
    description:
      'Students customize and copy the numbered list of two to ten products. Switched off, it is hidden from the generator; lists that are saved or pasted into sites stay.',
  },
] as const satisfies readonly FeatureFlag[];

/** A switch with its state, as `GET /api/features` answers it. */
export interface FeatureView extends FeatureFlag {
  /** `group.name` */
  id: string;
  enabled: boolean;
  /** When an admin last changed it; null while nobody has. */
  updatedAt: string | null;
}
