/** What a deployment says in a value of its build; a name without a value says as little as none. */
export const textIn = (value: string | undefined): string | null => value?.trim() || null;

/** The same, of where another site runs: addresses begin with a slash of their own. */
export const originIn = (value: string | undefined): string | null =>
  textIn(value)?.replace(/\/+$/, '') ?? null;
