import { parseUrl } from '../contracts/validation/parse-url';

/** A setting that stops the start; the sentence names the variable and never its value. */
export class EnvironmentError extends Error {}

/** A name that is not among the variables does not compile. */
type Variables<Name extends string> = Partial<Record<Name, string>>;

/** Nothing that would end the address in a mailto link. */
const EMAIL = /^[^\s@?&#%<>"]+@[^\s@?&#%<>"]+\.[^\s@?&#%<>"]+$/;
const HOST_WITH_PORT = /^([^\s/?#@:]+|\[[^\s/?#@\]]+\]):(\d{1,5})$/;

export function text<Name extends string>(
  variables: Variables<Name>,
  name: NoInfer<Name>,
): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

export function integer<Name extends string>(
  variables: Variables<Name>,
  name: NoInfer<Name>,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = text(variables, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new EnvironmentError(`${name} must be a whole number from ${min} to ${max}.`);
  }
  return number;
}

export function flag<Name extends string>(
  variables: Variables<Name>,
  name: NoInfer<Name>,
  fallback: boolean,
): boolean {
  const value = text(variables, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (['on', 'true', '1', 'yes'].includes(value)) return true;
  if (['off', 'false', '0', 'no'].includes(value)) return false;
  throw new EnvironmentError(`${name} must be on or off.`);
}

export function choice<Name extends string, Value extends string>(
  variables: Variables<Name>,
  name: NoInfer<Name>,
  choices: readonly Value[],
  fallback: Value,
): Value {
  const value = text(variables, name) ?? fallback;
  const known = choices.find((candidate) => candidate === value);
  if (known !== undefined) return known;
  throw new EnvironmentError(`${name} must be one of ${choices.join(', ')}.`);
}

export function url<Name extends string>(
  variables: Variables<Name>,
  name: NoInfer<Name>,
  protocols: string[],
  optional: boolean,
): string {
  const value = text(variables, name);
  if (value === undefined) {
    if (optional) return '';
    throw new EnvironmentError(`${name} is missing: give an address that begins with ${protocols[0]}//.`);
  }
  if (protocols.some((protocol) => value.startsWith(`${protocol}//`))) return value;
  throw new EnvironmentError(`${name} must begin with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
}

export function webAddress<Name extends string>(
  variables: Variables<Name>,
  name: NoInfer<Name>,
): string | undefined {
  const value = text(variables, name);
  const address = value === undefined ? undefined : parseUrl(value);
  if (address && /^https?:$/.test(address.protocol)) return address.href;
  if (value === undefined) return undefined;
  throw new EnvironmentError(`${name} must be an address that begins with https:// or http://.`);
}

/** As addresses name them: in lower case, numeric hosts in their usual form. */
export function hostsWithPorts<Name extends string>(
  variables: Variables<Name>,
  name: NoInfer<Name>,
): string[] {
  const entries = (text(variables, name) ?? '').split(',').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, host, port] = HOST_WITH_PORT.exec(entry) ?? [];
      const hostname = host && parseUrl(`http://${host}`)?.hostname;
      if (hostname && Number(port) > 0 && Number(port) <= 65_535) return `${hostname}:${Number(port)}`;
      throw new EnvironmentError(
        `${name} must list hosts with their ports, such as staging.example.com:443.`,
      );
    });
}

export function email<Name extends string>(
  variables: Variables<Name>,
  name: NoInfer<Name>,
): string | undefined {
  const value = text(variables, name);
  if (value === undefined || EMAIL.test(value)) return value;
  throw new EnvironmentError(`${name} must be an e-mail address.`);
}
