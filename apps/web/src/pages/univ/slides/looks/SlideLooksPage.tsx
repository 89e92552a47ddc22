import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import Button from '@mui/material/Button';
import { paths } from '../../../../paths';
import { useSessionState } from '../../../../session/session';
import { hasRole } from '../../../../session/requiredRole';
import { MadeSlidePage } from '../MadeSlidePage';
import { HeatPart } from './HeatPart';
import { texts } from './texts';
import { WatchersPart } from './WatchersPart';

/** Heat map of learners' views of a slide, with names and durations. */
export default function SlideLooksPage() {
  return (
    <MadeSlidePage
      title={texts.title}
      what={texts.what}
      headingOf={({ title }) => texts.titleOf(title)}
      actionsOf={({ libraryId }) => (
        <Button href={paths.univ.slides({ libraryId })}>{texts.back}</Button>
      )}
    >
      {(slide) => <Looks slide={slide} />}
    </MadeSlidePage>
  );
}

/** Names are shown only to the learners' own school. */
function Looks({ slide: { id, title } }: { slide: MadeSlide }) {
  const { person } = useSessionState();
  const isSchool = person !== null && hasRole(person.all.user, 'teacher');
  return (
    <>
      <HeatPart slideId={id} name={title} />
      {isSchool && <WatchersPart slideId={id} />}
    </>
  );
}
