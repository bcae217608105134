/** Several property decorators as one; the first is the rule that is told first when more are broken. */
export function applyAll(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}
