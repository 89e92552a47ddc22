import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { useGetPatientCasesQuery } from '@cheese/api-client/training/patient';
import { useGetDrillScenariosQuery } from '@cheese/api-client/training/drill';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { type Choosing, ShelfGrid } from '../../../../features/slide/choosing/ShelfGrid';
import { SHELF_PAGE } from '../../../../features/slide/choosing/slideFace';
import { texts } from './texts';

interface FreeShelfProps extends Choosing {
  type: 256 | 512;
}

/** Drills or patients: public ones, and those of the user's school. */
export function FreeShelf({ type, ...choosing }: FreeShelfProps) {
  const [page, setPage] = useState(1);
  const asked = { page, pageCnt: SHELF_PAGE };
  const drills = useGetDrillScenariosQuery(type === coursewareTypeCodes.drill ? asked : skipToken);
  const patients = useGetPatientCasesQuery(
    type === coursewareTypeCodes.patient ? asked : skipToken,
  );
  const query = type === coursewareTypeCodes.drill ? drills : patients;
  const words = texts.things[type];
  return (
    <ShelfGrid
      page={page}
      {...choosing}
      what={words.all}
      none={words.none}
      query={{ ...query, data: facesOf(query.data), currentData: facesOf(query.currentData) }}
      onPage={setPage}
    />
  );
}

interface Listed {
  total: number;
  list: readonly { id: number; title: string }[];
}

const facesOf = (page: Listed | undefined) =>
  page && { total: page.total, list: page.list.map((one) => ({ ...one, thumbnail: '' })) };
