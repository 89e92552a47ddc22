/** Drops the fields without a fault. */
export function said<Name extends string>(
  faults: Readonly<Record<Name, string | null>>,
): Partial<Record<Name, string>> {
  const found = Object.entries<string | null>(faults).filter(([, fault]) => fault !== null);
  return Object.fromEntries(found) as Partial<Record<Name, string>>;
}
