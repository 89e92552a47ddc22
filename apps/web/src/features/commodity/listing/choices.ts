import type { Choice } from '@cheese/ui/links/ChoiceRow';
import { texts } from '../texts';

interface Option<Value> {
  value: Value;
  label: string;
  /** Number of results with this option. */
  count?: number | undefined;
}

export const optionChoices = <Value>(
  options: readonly Option<Value>[],
  chosen: Value | undefined,
  hrefOf: (value: Value | undefined) => string,
): Choice[] => [
  { label: texts.all, href: hrefOf(undefined), isChosen: chosen === undefined },
  ...options.map(({ value, label, count }) => ({
    label: count === undefined ? label : texts.withCount(label, count),
    href: hrefOf(value),
    isChosen: value === chosen,
  })),
];

export const codesOf = <Code extends number>(labels: Readonly<Record<Code, string>>) =>
  (Object.keys(labels) as `${Code}`[]).map((code) => Number(code) as Code);

export const codeChoices = <Code extends number>(
  labels: Readonly<Record<Code, string>>,
  chosen: Code | undefined,
  hrefOf: (code: Code | undefined) => string,
) =>
  optionChoices(
    codesOf(labels).map((value) => ({ value, label: labels[value] })),
    chosen,
    hrefOf,
  );
