import { useGetAnatomyDetailQuery } from '@cheese/api-client/bodies/anatomy';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { useSearchParams } from 'react-router-dom';
import { WaitingViewer } from '@cheese/ui/viewer/WaitingViewer';
import { LockedAnatomy } from './LockedAnatomy';
import { OpenAnatomy } from './OpenAnatomy';
import { texts } from './texts';

/** Full-window study page of an anatomy; the address keeps model, part and view. */
export default function AnatomyStudyPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  if (id === undefined) return <NotFoundFace />;
  const quiz = search.get('quiz') === 'new' ? 'new' : idParam(search, 'quiz');
  const isCompared = search.get('at') === 'compare';
  return (
    <Study
      key={id}
      id={id}
      quiz={quiz}
      isCompared={isCompared}
      modelId={idParam(search, 'modelId')}
    />
  );
}

interface StudyProps {
  id: number;
  modelId: number | undefined;
  /** Quiz id, or 'new' to choose a quiz. */
  quiz: number | 'new' | undefined;
  /** Shows the diseased model beside the healthy one, if there is one. */
  isCompared: boolean;
}

function Study({ id, ...shown }: StudyProps) {
  const query = useGetAnatomyDetailQuery({ id });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<WaitingViewer name={texts.what} />}
      notFound={<NotFoundFace />}
    >
      {(anatomy) =>
        anatomy.isLocked ? (
          <LockedAnatomy anatomy={anatomy} />
        ) : (
          <OpenAnatomy anatomy={anatomy} {...shown} />
        )
      }
    </Answered>
  );
}
