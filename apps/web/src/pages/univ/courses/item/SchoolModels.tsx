import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { useGetSchoolAnatomiesQuery } from '@cheese/api-client/bodies/anatomy';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Choosing, ShelfGrid } from '../../../../features/slide/choosing/ShelfGrid';
import { SHELF_PAGE } from '../../../../features/slide/choosing/slideFace';
import { texts } from './texts';

/** Models made by the user's school and the platform; renders nothing without any. */
export function SchoolModels(choosing: Choosing) {
  const [page, setPage] = useState(1);
  const query = useGetSchoolAnatomiesQuery({ page, pageCnt: SHELF_PAGE });
  if (!query.data || query.data.total === 0) return null;
  return (
    <section aria-label={texts.schoolModels}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {texts.schoolModels}
      </Typography>
      <ShelfGrid
        page={page}
        {...choosing}
        what={texts.schoolModels}
        none={texts.things[coursewareTypeCodes.model].none}
        query={{ ...query, data: facesOf(query.data), currentData: facesOf(query.currentData) }}
        onPage={setPage}
      />
    </section>
  );
}

interface Listed {
  total: number;
  list: readonly { id: number; name: string; cover: string }[];
}

const facesOf = (page: Listed | undefined) =>
  page && {
    total: page.total,
    list: page.list.map(({ id, name, cover }) => ({ id, title: name, thumbnail: cover })),
  };
