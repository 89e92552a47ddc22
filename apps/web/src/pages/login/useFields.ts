import { useState } from 'react';
import { blank, type FieldName, type FaultName, type Faults, type Values } from './loginForms';

/** What is filled in and what is wrong with it, as the panes show it. */
export interface Fields {
  values: Values;
  faults: Faults;
  change(name: FieldName, value: string): void;
}

/** Tab order is reading order, so the first wrong field is the topmost. */
export function focusOn(form: HTMLFormElement | null, name: FaultName | undefined) {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}

export function useFields() {
  const [values, setValues] = useState(blank);
  const [faults, setFaults] = useState<Faults>({});

  const clearFault = (name: FaultName) => setFaults(({ [name]: _gone, ...others }) => others);
  const change = (name: FieldName, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    clearFault(name);
  };

  /** Shows what is wrong and leads to the first of it; whether nothing was. */
  const pass = (found: Faults, form: HTMLFormElement) => {
    setFaults(found);
    const [first] = Object.keys(found) as FaultName[];
    if (first) focusOn(form, first);
    return first === undefined;
  };
  return { values, faults, change, clearFault, pass, forgetFaults: () => setFaults({}) };
}
