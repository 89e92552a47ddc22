import { useGetSlideTrayQuery } from '@cheese/api-client/slides/slideTray';
import type { SlideTrayDetail } from '@cheese/domain/contract/slides/slideTray';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { seenInRow, trayRow } from '../../../features/slide/row/seenInRow';
import { SlideCard } from '../../../features/slide/SlideCard';
import { paths } from '../../../paths';
import { texts } from './texts';

const Start = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  marginBlock: 16,
});

/** A set of slides that a teacher prepared, in the teacher's order. */
export default function TrayPage() {
  const id = idParam(useSearchParams()[0], 'id');
  if (id === undefined) return <NotFoundFace />;
  return (
    <Content>
      <Tray key={id} id={id} />
    </Content>
  );
}

function Tray({ id }: { id: number }) {
  const query = useGetSlideTrayQuery({ id }, { refetchOnMountOrArgChange: true });
  const title = query.currentData?.title ?? texts.what;
  useDocumentTitle(title);
  return (
    <Answered
      query={query}
      what={texts.what}
      notFound={<NotFoundFace />}
      skeleton={
        <>
          <PageTitle>{texts.what}</PageTitle>
          <CardsSkeleton count={3} columns={3} ratio={4 / 3} />
        </>
      }
    >
      {(tray) => <Slides tray={tray} />}
    </Answered>
  );
}

function Slides({ tray: { id, title, text, endsAt, slides } }: { tray: SlideTrayDetail }) {
  const seen = seenInRow(trayRow(id));
  const isSeen = (slideId: number) => seen.includes(slideId);
  const next = slides.find(({ slide }) => !isSeen(slide.id)) ?? slides[0];
  const seenCount = slides.filter(({ slide }) => isSeen(slide.id)).length;
  const back = <Button href={paths.morphology()}>{texts.back}</Button>;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {endsAt !== null && (
        <Typography color="text.third">{texts.until(chinaMinute(endsAt))}</Typography>
      )}
      {text && <Typography sx={{ my: 2, whiteSpace: 'pre-wrap' }}>{text}</Typography>}
      {slides.length === 0 ? (
        <EmptyState sentence={texts.empty} action={back} />
      ) : (
        <>
          <Start>
            {next && (
              <Button
                variant="contained"
                href={paths.slide({ slideId: next.slide.id, from: { trayId: id } })}
              >
                {texts.begin(seenCount, slides.length)}
              </Button>
            )}
            <Typography color="text.third">{texts.seen(seenCount, slides.length)}</Typography>
          </Start>
          <CardGrid columns={3} role="list">
            {slides.map(({ slide, note }, index) => (
              <Box role="listitem" key={slide.id} sx={{ display: 'flex', flexDirection: 'column' }}>
                <SlideCard slide={slide} eager={index < 3} trayId={id} />
                <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>
                  {[texts.note(index + 1, isSeen(slide.id)), note].filter(Boolean).join('：')}
                </Typography>
              </Box>
            ))}
          </CardGrid>
        </>
      )}
    </>
  );
}
