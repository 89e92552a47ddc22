import type { AnatomyDetail } from '@cheese/domain/contract/viewers/anatomy';
import type { ModelFile, Structure } from '@cheese/domain/contract/viewers/model';
import { ModelBench } from '@cheese/model-viewer/ModelBench';
import { useMemo } from 'react';
import { BodyCredit } from '../../../features/bodyModel/BodyCredit';
import { asPart } from '../../../features/bodyModel/asPart';
import { PartNotes } from './PartNotes';
import { StudyBar } from './StudyBar';
import { StudyFrame } from './StudyFrame';
import { texts } from './texts';
import { useModelAddress } from '../../../features/bodyModel/useModelAddress';

interface StudyBenchProps {
  anatomy: AnatomyDetail;
  files: readonly ModelFile[];
  file: ModelFile;
  rows: readonly Structure[];
}

/** A model with everything that one learns with; what is seen stands in the address. */
export function StudyBench({ anatomy, files, file, rows }: StudyBenchProps) {
  const parts = useMemo(
    () => rows.filter(({ modelId }) => modelId === file.id).map(asPart),
    [rows, file.id],
  );
  const { start, say } = useModelAddress();
  const unit = file.unitMm === null ? null : { name: texts.mm, perUnit: file.unitMm };
  return (
    <StudyFrame>
      <StudyBar {...{ anatomy, files, file }} />
      <div className="bench">
        <ModelBench
          name={file.title}
          source={{ address: file.address }}
          {...{ parts, unit }}
          layers={file.layers}
          address={start}
          onAddress={say}
          beside={({ chosen, ...at }) => (
            <PartNotes key={chosen} anatomyId={anatomy.id} structureId={Number(chosen)} {...at} />
          )}
        />
      </div>
      {(file.simplified || anatomy.source !== null) && (
        <div className="below">
          {file.simplified && <p>{texts.simplified(file.simplified)}</p>}
          {anatomy.source !== null && (
            <p>
              <BodyCredit source={anatomy.source} short />
            </p>
          )}
        </div>
      )}
    </StudyFrame>
  );
}
