import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';

/** Removes invisible characters; keeps line breaks in longer texts. */
export function cleaned(deed: PatientDeed): PatientDeed {
  switch (deed.kind) {
    case 'say':
      return { ...deed, text: deed.text.replaceAll(/[\p{C}\s]+/gu, ' ').trim() };
    case 'conclude':
      return { ...deed, text: inLines(deed.text) };
    default:
      return deed;
  }
}

const inLines = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n]+/gu, ' ')
    .trim();
