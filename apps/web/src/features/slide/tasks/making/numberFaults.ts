import { slideTaskKindCodes, type SlideTaskKind } from '@cheese/domain/codes/slides/slideTask';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import type { Values } from './keyValues';
import { texts } from './texts';

interface Bounds {
  least: number;
  most: number;
  isWhole?: boolean;
}

type Numbered = 'tries' | 'reach' | 'threshold' | 'allowed' | 'most';

/** Bounds of each number and the kinds that use it; the same as in the contract. */
const bounds: Record<Numbered, Bounds & { kinds: readonly SlideTaskKind[] }> = {
  reach: {
    least: 0,
    most: 10_000,
    kinds: [slideTaskKindCodes.point, slideTaskKindCodes.count, slideTaskKindCodes.find],
  },
  threshold: { least: 20, most: 98, isWhole: true, kinds: [slideTaskKindCodes.outline] },
  allowed: { least: 0, most: 300, isWhole: true, kinds: [slideTaskKindCodes.count] },
  most: { least: 0.1, most: 400, kinds: [slideTaskKindCodes.find] },
  tries: {
    least: 0,
    most: 20,
    isWhole: true,
    kinds: [
      slideTaskKindCodes.point,
      slideTaskKindCodes.outline,
      slideTaskKindCodes.count,
      slideTaskKindCodes.label,
      slideTaskKindCodes.choose,
      slideTaskKindCodes.find,
    ],
  },
};

export const hasNumber = (kind: SlideTaskKind, name: Numbered) => bounds[name].kinds.includes(kind);

function faultIn(text: string, { least, most, isWhole }: Bounds): string | false {
  const value = text.trim() === '' ? NaN : Number(text);
  const isWithin = value >= least && value <= most && (!isWhole || Number.isInteger(value));
  return !isWithin && texts.notNumber(least, most);
}

export function formFaults(kind: SlideTaskKind, values: Values) {
  const numbers = (Object.keys(bounds) as Numbered[]).filter((name) => hasNumber(kind, name));
  return faultsOf<keyof Values>({
    title: missing(values.title, texts.noTitle),
    ...Object.fromEntries(numbers.map((name) => [name, faultIn(values[name], bounds[name])])),
  });
}
