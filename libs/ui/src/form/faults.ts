type Checks<Name extends string> = Partial<Record<Name, string | null | undefined | false>>;

/** The failed checks, in the order of the fields. */
export function faultsOf<Name extends string>(checks: Checks<Name>): Partial<Record<Name, string>> {
  const wrong = Object.entries(checks).filter(([, fault]) => fault);
  return Object.fromEntries(wrong) as Partial<Record<Name, string>>;
}

export const missing = (text: string, fault: string) => text.trim() === '' && fault;
