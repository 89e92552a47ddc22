import type { PatientSight } from '@cheese/domain/contract/training/shapes/patientSight';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { texts } from './texts';

/** Findings that can serve as evidence, and pending results. */
export const Known = ({ sight: { evidence, pending } }: { sight: PatientSight }) => (
  <section aria-label={texts.known}>
    <h2>{texts.known}</h2>
    {evidence.length === 0 && <p className="hint">{texts.nothingKnown}</p>}
    <ul style={{ margin: 0, paddingLeft: 20 }}>
      {evidence.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
    {pending.length > 0 && <h3>{texts.pending}</h3>}
    <ul style={{ margin: 0, paddingLeft: 20 }}>
      {pending.map(({ test, name, readyAt }) => (
        <li key={test}>{texts.awaited(name, clockText(readyAt))}</li>
      ))}
    </ul>
  </section>
);
