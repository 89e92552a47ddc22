import { useAddNoteMutation, useGetOwnNotesQuery } from '@cheese/api-client/learning/courseNote';
import { noteVisibilities } from '@cheese/domain/codes/base/visibility';
import { idParam } from '@cheese/ui/address/urlParams';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { NoteForm } from '../../../features/notes/NoteForm';
import { NoteItem } from '../../../features/notes/NoteItem';
import { usePictureUpload } from '../../../features/pictureUpload/usePictureUpload';
import { paths } from '../../../paths';
import { AnatomyNoteList } from './AnatomyNoteList';
import { ExportNotes } from './ExportNotes';
import { SimulationNoteList } from './SimulationNoteList';
import { SlideNoteList } from './SlideNoteList';
import { texts } from './texts';

const PAGE_SIZE = 20;
const filters = { visibility: noteVisibilities } as const;

export default function CourseNotePage() {
  useDocumentTitle(texts.title);
  const courseId = idParam(useSearchParams()[0], 'courseId');
  const address = useListAddress(filters);
  const upload = usePictureUpload();
  const { page } = address.asked;
  const ofCourse = courseId === undefined ? {} : { courseId };
  const query = useGetOwnNotesQuery({ ...address.asked, ...ofCourse, pageCnt: PAGE_SIZE });
  const makeHref = (to: number) => address.href({ page: to });
  const isNarrowed = Object.keys(address.asked).length > 1;
  return (
    <Content>
      <PageTitle actions={<ExportNotes courseId={courseId} />}>{texts.title}</PageTitle>
      {courseId !== undefined && <WriteOne courseId={courseId} />}
      <Section title={texts.all}>
        <FilterBar
          address={address}
          filters={filters}
          names={texts.filters}
          placeholder={texts.placeholder}
        />
        <Answered
          query={query}
          what={texts.what}
          skeleton={<RowsSkeleton />}
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? (
              <EmptyState picture="search" sentence={texts.none} dense />
            ) : (
              <EmptyState
                sentence={texts.empty}
                action={<Button href={paths.myCourse()}>{texts.start}</Button>}
              />
            )
          }
        >
          {({ list, total }) => (
            <PagedList page={page}>
              {list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
              {list.map((note) => (
                <NoteItem key={note.id} note={note} upload={upload} />
              ))}
              <Pager page={page} total={total} makeHref={makeHref} pageSize={PAGE_SIZE} />
            </PagedList>
          )}
        </Answered>
      </Section>
      {courseId === undefined && (
        <>
          <SlideNoteList keyword={address.asked.keyword} />
          <AnatomyNoteList keyword={address.asked.keyword} />
          <SimulationNoteList keyword={address.asked.keyword} />
        </>
      )}
    </Content>
  );
}

function WriteOne({ courseId }: { courseId: number }) {
  const [add] = useAddNoteMutation();
  const upload = usePictureUpload();
  return (
    <Box sx={{ mb: 3 }}>
      <Section title={texts.write}>
        <NoteForm
          asksVisibility
          name={`course-${courseId}`}
          upload={upload}
          send={(html, visibility) => add({ courseId, html, visibility }).unwrap()}
        />
      </Section>
    </Box>
  );
}
