import type { AnatomyQuiz, QuizQuestion } from '@cheese/domain/contract/bodies/anatomyQuiz';
import Link from '@mui/material/Link';
import { paths } from '../../../../paths';
import { texts } from './texts';

type Mark = NonNullable<QuizQuestion['mark']>;

interface AskedLinesProps {
  quiz: Pick<AnatomyQuiz, 'anatomyId' | 'modelId'>;
  marks: readonly Mark[];
}

export function AskedLines({ quiz: { anatomyId: id, modelId }, marks }: AskedLinesProps) {
  const toPart = (part: number) => paths.anatomyStudy({ id, modelId, v: `~${part}` });
  return (
    <ul>
      {marks.map((mark) => (
        // The part id is not enough as a key: several ordering questions may begin with the same
        // part.
        <li key={`${mark.structureId} ${mark.order?.map((one) => one.id).join() ?? ''}`}>
          {mark.order ? (
            <>
              {mark.name}
              <br />
              <small>{texts.inOrder(mark.order.map(({ name }) => name).join(' → '))}</small>
            </>
          ) : (
            <Link href={toPart(mark.structureId)}>{mark.name}</Link>
          )}
          {!mark.isRight && (
            <>
              <br />
              <small>{mark.order ? texts.put(mark.given) : texts.gave(mark.given)}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
