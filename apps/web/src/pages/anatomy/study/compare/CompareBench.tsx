import type { Structure } from '@cheese/domain/contract/bodies/shapes/model';
import { ModelCompare } from '@cheese/model-viewer/ModelCompare';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asPart } from '../../../../features/model/asPart';
import { useModelAddress } from '../../../../features/model/useModelAddress';
import { StudyFrame } from '../StudyFrame';
import { texts as studyTexts } from '../texts';
import { CompareBar } from './CompareBar';
import { Differences } from './Differences';
import { pairedParts } from './pairedParts';
import type { Pair } from './pairOf';
import { texts } from './texts';

interface CompareBenchProps {
  anatomyId: number;
  pair: Pair;
  pairs: readonly Pair[];
  rows: readonly Structure[];
}

/** A healthy and a diseased model side by side; the view is kept in the address. */
export function CompareBench({ anatomyId, pair, pairs, rows }: CompareBenchProps) {
  const { healthy, sick, sickness } = pair;
  const [search] = useSearchParams();
  const [apart] = useState(() => search.get('w') ?? '');
  const { start, put } = useModelAddress();
  const [ofHealthy, ofSick] = useMemo(() => {
    const of = (modelId: number) => rows.filter((one) => one.modelId === modelId);
    const [well, ill] = [of(healthy.id), of(sick.id)];
    return [well.map(asPart), pairedParts(well, ill)] as const;
  }, [rows, healthy.id, sick.id]);
  const labelled = useMemo(
    () => new Set(sickness.differences.map(({ structureId }) => String(structureId))),
    [sickness],
  );
  return (
    <StudyFrame>
      <CompareBar anatomyId={anatomyId} pair={pair} pairs={pairs} />
      <div className="bench">
        <ModelCompare
          one={{
            name: texts.healthyOf(healthy.title),
            source: { address: healthy.address },
            parts: ofHealthy,
          }}
          other={{ name: sick.title, source: { address: sick.address }, parts: ofSick }}
          layers={healthy.layers}
          unit={healthy.unitMm === null ? null : { name: studyTexts.mm, perUnit: healthy.unitMm }}
          address={start}
          apart={apart}
          labelled={labelled}
          onAddress={(seen, gone) => {
            put('v', seen);
            put('w', gone);
          }}
          beside={(at) => <Differences sickness={sickness} {...at} />}
        />
      </div>
      {sick.simplified && (
        <div className="below">
          <p>{texts.simplified(sick.simplified)}</p>
        </div>
      )}
    </StudyFrame>
  );
}
