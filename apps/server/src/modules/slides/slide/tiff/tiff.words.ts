import { isLikelyMpp } from './tiff.picture';

/** Only numbers are kept from the scanner's description, since it may contain names. */
export interface ScanFacts {
  mpp: number | null;
  objective: number | null;
}

const likely = (value: string | undefined, isLikely: (one: number) => boolean) => {
  const number = Number(value);
  return value !== undefined && isLikely(number) ? number : null;
};

const isObjective = (objective: number) => objective >= 0.5 && objective <= 200;

/** Aperio writes `AppMag = 40|MPP = 0.25`, OME an XML of attributes. */
export function readWords(text: string): ScanFacts {
  const [, aperioMpp] = /(?:^|\|)\s*MPP\s*=\s*([\d.]{1,12})/.exec(text) ?? [];
  const [, aperioMag] = /(?:^|\|)\s*AppMag\s*=\s*([\d.]{1,12})/.exec(text) ?? [];
  const [, omeMpp] = /\bPhysicalSizeX="([\d.]{1,12})"/.exec(text) ?? [];
  const [, omeMag] = /\bNominalMagnification="([\d.]{1,12})"/.exec(text) ?? [];
  return {
    mpp: likely(aperioMpp ?? omeMpp, isLikelyMpp),
    objective: likely(aperioMag ?? omeMag, isObjective),
  };
}

/** Null for a picture that is neither. */
export function asideOf(text: string): 'label' | 'macro' | null {
  const [, kind] = /(?:^|\s|\|)(label|macro)\b/i.exec(text) ?? [];
  return kind ? (kind.toLowerCase() as 'label' | 'macro') : null;
}
