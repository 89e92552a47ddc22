import { type PairSide, wordsAt } from '../model/pair';
import { texts } from '../texts';
import { Panel } from './Panel';
import { PartNames } from './PartCard';

interface PairCardProps {
  chosen: string | null;
  sides: readonly PairSide[];
}

export function PairCard({ chosen, sides }: PairCardProps) {
  const side = sides.find(({ tree }) => chosen !== null && tree.partOf(chosen));
  const part = chosen === null ? null : side?.tree.partOf(chosen);
  return (
    <Panel aria-label={texts.card}>
      {side && part ? (
        <>
          <PartNames part={part} tree={side.tree} />
          {wordsAt(part.id, sides).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </>
      ) : (
        <p>{texts.nothingChosen}</p>
      )}
    </Panel>
  );
}
