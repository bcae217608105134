import { PageHeader } from '../../shared/PageHeader';

/** The products of a user. */
export function ProductsPage() {
  return (
    <PageHeader title="Product Library" subtitle="Products that your blocks and schemas are filled from." />
  );
}
