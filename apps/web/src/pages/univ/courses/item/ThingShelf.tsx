import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { NamingType } from '@cheese/domain/codes/learning/thingPages';
import type { Choosing } from '../../../../features/slide/choosing/ShelfGrid';
import { ExamShelf } from './ExamShelf';
import { FreeShelf } from './FreeShelf';
import { SchoolModels } from './SchoolModels';
import { SoldShelf } from './SoldShelf';

export interface ThingShelfProps extends Choosing {
  type: NamingType;
}

export function ThingShelf({ type, ...choosing }: ThingShelfProps) {
  switch (type) {
    case coursewareTypeCodes.experiment:
    case coursewareTypeCodes.specimen:
      return <SoldShelf type={type} {...choosing} />;
    case coursewareTypeCodes.model:
      return (
        <>
          <SchoolModels {...choosing} />
          <SoldShelf type={type} {...choosing} />
        </>
      );
    case coursewareTypeCodes.drill:
    case coursewareTypeCodes.patient:
      return <FreeShelf type={type} {...choosing} />;
    case coursewareTypeCodes.exam:
      return <ExamShelf {...choosing} />;
  }
}
