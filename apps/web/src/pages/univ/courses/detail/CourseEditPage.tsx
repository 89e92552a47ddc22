import { useGetMadeCourseQuery } from '@cheese/api-client/learning/courseMaking';
import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { CourseLinks } from './CourseLinks';
import { ExportCourse } from './ExportCourse';
import { DirectoryPart } from './DirectoryPart';
import { SheetForm } from './SheetForm';
import { OfferPart } from './OfferPart';
import { StateBar } from './StateBar';
import { texts } from './texts';

/** Editor of a course: directory, details and publication. */
export default function CourseEditPage() {
  const [search] = useSearchParams();
  const courseId = idParam(search, 'courseId');
  if (courseId === undefined) return <NotFoundFace />;
  return <OneCourse key={courseId} courseId={courseId} isSheet={search.get('view') === 'sheet'} />;
}

function OneCourse({ courseId, isSheet }: { courseId: number; isSheet: boolean }) {
  useDocumentTitle(texts.title);
  const query = useGetMadeCourseQuery({ courseId }, { refetchOnMountOrArgChange: true });
  const actions = (
    <>
      <Button href={paths.univ.courses()}>{texts.back}</Button>
      <ExportCourse courseId={courseId} />
      <Button variant="outlined" href={paths.course.detail({ courseId })}>
        {texts.preview}
      </Button>
    </>
  );
  return (
    <>
      <PageTitle actions={query.currentData && actions}>
        {query.currentData?.name ?? texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(course) => <Parts course={course} isSheet={isSheet} />}
      </Answered>
    </>
  );
}

function Parts({ course, isSheet }: { course: MadeCourseDetail; isSheet: boolean }) {
  const [opening, open] = useState(0);
  const [isUnsaved, setUnsaved] = useState(false);
  const { id: courseId } = course;
  if (course.isLocked) {
    return (
      <>
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.locked}
        </Alert>
        <CourseLinks courseId={courseId} />
      </>
    );
  }
  return (
    <>
      <StateBar course={course} isUnsaved={isUnsaved} />
      {!course.isPlatform && <OfferPart course={course} />}
      <CourseLinks courseId={courseId} />
      <Box sx={{ mb: 2 }}>
        <LinkTabs
          label={texts.parts}
          choices={[
            {
              label: texts.directory,
              href: paths.univ.course({ courseId }),
              isChosen: !isSheet,
              count: course.items.length,
            },
            {
              label: texts.sheet,
              href: paths.univ.course({ courseId, view: 'sheet' }),
              isChosen: isSheet,
            },
          ]}
        />
      </Box>
      {isSheet ? (
        <UnsavedGuard>
          <SheetForm
            key={opening}
            course={course}
            onUnsaved={setUnsaved}
            onReopen={() => open(opening + 1)}
          />
        </UnsavedGuard>
      ) : (
        <DirectoryPart course={course} />
      )}
    </>
  );
}
