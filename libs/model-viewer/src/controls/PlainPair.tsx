import type { Part } from '../model/part';
import { type PairSide, wordsAt } from '../model/pair';
import { texts } from '../texts';
import { PlainList } from './PlainParts';

interface PlainPairProps {
  /** The parts of both models, each once. */
  parts: readonly Part[];
  sides: readonly PairSide[];
}

/** Text version of two models for browsers without WebGL: one list with each part once. */
export const PlainPair = ({ parts, sides }: PlainPairProps) => (
  <PlainList tabIndex={0} role="region" aria-label={texts.plain}>
    <p role="status">{texts.missing}</p>
    <dl>
      {parts.map(({ id, name, nameLatin, nameEn }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{[nameLatin, nameEn].filter(Boolean).join(' · ')}</dd>
          {wordsAt(id, sides).map((words) => (
            <dd key={words}>{words}</dd>
          ))}
        </div>
      ))}
    </dl>
  </PlainList>
);
