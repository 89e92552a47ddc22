import { useState } from 'react';
import { useDraft, useSaveDraft } from '../unsaved/useDraft';

export interface Fields<Name extends string> {
  values: Readonly<Record<Name, string>>;
  faults: Partial<Record<Name, string>>;
  change(name: Name, value: string): void;
}

interface Keeping {
  /** Name of the draft that is stored if the session expires; left out for secrets. */
  draft?: string;
}

/** Tab order is reading order, so the first wrong field is the topmost. */
export function focusOn(form: HTMLFormElement | null, name: string) {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/**
 * The fields of one form, or of several that share them. `Other` names what is checked like a field
 * although no field holds it, such as a choice from a list.
 */
export function useFields<Name extends string, Other extends string = never>(
  blank: Readonly<Record<Name, string>>,
  { draft }: Keeping = {},
) {
  type Faults = Partial<Record<Name | Other, string>>;
  const kept = useDraft<Partial<typeof blank>>(draft);
  const [first, setFirst] = useState(blank);
  const [values, setValues] = useState({ ...blank, ...kept });
  const [faults, setFaults] = useState<Faults>({});

  const clearFault = (name: Name | Other) => setFaults((before) => without(before, name));
  const change = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    clearFault(name);
  };

  /** Shows the faults and focuses the first one; returns true if there are none. */
  const pass = (found: Faults, form: HTMLFormElement) => {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) focusOn(form, first);
    return first === undefined;
  };
  const isDirty = (Object.keys(values) as Name[]).some((name) => values[name] !== first[name]);
  const forgetFaults = () => setFaults({});
  /** The saved values become the new baseline. */
  const settle = () => setFirst(values);
  useSaveDraft(draft, isDirty, values);
  return { values, isDirty, faults, change, clearFault, pass, forgetFaults, settle };
}

function without<T extends object>(faults: T, name: keyof T): T {
  const others = { ...faults };
  delete others[name];
  return others;
}
