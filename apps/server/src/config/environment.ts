/** A configuration value that ends the start: its message names the value and what would be right. */
export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>;

export function readText(env: Environment, name: string): string | null {
  const value = env[name];
  if (value === undefined) return null;
  if (value.trim() === '') {
    throw new ConfigError(`${name} is set but empty; give it a value or leave it out.`);
  }
  return value.trim();
}

export function readPort(env: Environment, name: string, fallback: number): number {
  return readWhole(env, name, { fallback, least: 1, most: 65_535 });
}

interface Range {
  fallback: number;
  least: number;
  most: number;
}

export function readWhole(env: Environment, name: string, { fallback, least, most }: Range) {
  const text = readText(env, name);
  if (text === null) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new ConfigError(
      `${name} must be a whole number from ${least} to ${most}, but it is "${text}".`,
    );
  }
  return value;
}

/** A whole number above zero. */
export const readCount = (env: Environment, name: string, fallback: number) =>
  readWhole(env, name, { fallback, least: 1, most: 999_999_999 });

export function readChoice(
  env: Environment,
  name: string,
  choices: string[],
  fallback: string,
): string {
  const text = readText(env, name) ?? fallback;
  if (!choices.includes(text)) {
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, but it is "${text}".`);
  }
  return text;
}

/** A value without which nothing goes on; `reason` says why it is needed. */
export function readNeeded(env: Environment, name: string, reason: string): string {
  return readText(env, name) ?? fail(`${name} is missing; ${reason}.`);
}

function fail(message: string): never {
  throw new ConfigError(message);
}
