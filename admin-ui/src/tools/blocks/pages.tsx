import { BlockGeneratorPage } from './BlockGeneratorPage';

export function ProductBoxPage() {
  return (
    <BlockGeneratorPage
      tool="product-box-generator"
      title="Product Box Generator"
      subtitle="One product with its facts, its score and buttons to the shops."
    />
  );
}

export function Top3TablePage() {
  return (
    <BlockGeneratorPage
      tool="top-3-table-generator"
      title="Top 3 Table Generator"
      subtitle="Your three picks side by side."
    />
  );
}

export function VersusBoxPage() {
  return (
    <BlockGeneratorPage
      tool="versus-box-generator"
      title="Versus Box Generator"
      subtitle="Two products against each other, fact by fact."
    />
  );
}

export function ProsAndConsPage() {
  return (
    <BlockGeneratorPage
      tool="pros-and-cons-generator"
      title="Pros and Cons Generator"
      subtitle="Show the pros and cons of a product."
    />
  );
}
