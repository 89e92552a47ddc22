import { useGetMadeSlideQuery } from '@cheese/api-client/viewers/slideMaking';
import type { MadeSlide } from '@cheese/domain/contract/viewers/slideMaking';
import { saidId } from '@cheese/ui/address/saidInAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useSessionState } from '../../../../session/session';
import { stands } from '../../../../session/standing';
import { HeatPart } from './HeatPart';
import { texts } from './texts';
import { WatchersPart } from './WatchersPart';

/** Where those who learn looked at a slide, who they were, and for how long. */
export default function SlideLooksPage() {
  const [search] = useSearchParams();
  const id = saidId(search, 'id');
  return id === undefined ? <NotFoundFace /> : <OneSlide key={id} id={id} />;
}

function OneSlide({ id }: { id: number }) {
  useDocumentTitle(texts.title);
  const query = useGetMadeSlideQuery({ id }, { refetchOnMountOrArgChange: true });
  const slide = query.currentData;
  const back = slide && (
    <Button href={paths.univ.slides({ libraryId: slide.libraryId })}>{texts.back}</Button>
  );
  return (
    <>
      <PageTitle actions={back}>{slide ? texts.titleOf(slide.title) : texts.title}</PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(found) => <Looks slide={found} />}
      </Answered>
    </>
  );
}

/** Who they were is a matter of their school. */
function Looks({ slide: { id, title } }: { slide: MadeSlide }) {
  const { person } = useSessionState();
  const isSchool = person !== null && stands(person.all.user, 'teacher');
  return (
    <>
      <HeatPart slideId={id} name={title} />
      {isSchool && <WatchersPart slideId={id} />}
    </>
  );
}
