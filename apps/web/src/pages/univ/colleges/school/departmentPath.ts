interface Named {
  id: number;
  parentId: number | null;
  name: string;
}

/** Names from the top down to it. */
export function pathOf(departments: readonly Named[], id: number | null): string[] {
  const found = departments.find((one) => one.id === id);
  return found ? [...pathOf(departments, found.parentId), found.name] : [];
}
