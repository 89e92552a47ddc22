import type { CourseItemPlace, ModelView, Place, SlidePoint } from './place';
import { wholeNumber } from '../rules/numbers/wholeNumber';
import { numbersIn, rounded } from './numbers';
import { queryIn, queryText } from './query';

/** The page that shows each kind of place, and the query parameter of its id. */
export const placePages = {
  courseItem: '/course/courseware',
  slide: '/morphology/slice',
  model: '/anatomy/study',
  question: '/testingCenter/question',
  term: '/search',
} as const;

const slideText = ({ x, y, zoom, angle }: SlidePoint) => rounded([x, y, zoom, angle]);
const viewText = ({ around, up, away }: ModelView) => rounded([around, up, away]);

/** Deterministic: the same place always has the same address, so that it can serve as a key. */
export function placeAddress(place: Place): string {
  return `${placePages[place.kind]}?${queryText(queryOf(place))}`;
}

function queryOf(place: Place): Record<string, string> {
  switch (place.kind) {
    case 'courseItem': {
      const { courseId, itemId, second, page, point } = place;
      const at = {
        ...(second !== undefined && { t: rounded([second]) }),
        ...(page !== undefined && { page: `${page}` }),
        ...(point && { at: rounded([point.x, point.y]) }),
      };
      return { courseId: `${courseId}`, itemId: `${itemId}`, ...at };
    }
    case 'slide':
      return { id: `${place.slideId}`, ...(place.point && { at: slideText(place.point) }) };
    case 'model': {
      const { modelId, partId, view } = place;
      const part = partId !== undefined && { part: partId };
      return { id: `${modelId}`, ...part, ...(view && { view: viewText(view) }) };
    }
    case 'question':
      return { questionId: `${place.questionId}` };
    case 'term':
      return { term: `${place.termId}` };
  }
}

/** Parses an address of ours, or null; details that cannot be parsed are left out. */
export function placeAt(address: string): Place | null {
  const [path = '', query = ''] = address.split('?');
  const said = queryIn(query);
  const id = idIn(said.get('id'));
  switch (path) {
    case placePages.courseItem: {
      const [courseId, itemId] = [idIn(said.get('courseId')), idIn(said.get('itemId'))];
      if (courseId === null || itemId === null) return null;
      const [second] = numbersIn(said.get('t'), 1) ?? [];
      const page = idIn(said.get('page'));
      const isMoment = second !== undefined && second >= 0;
      const at = {
        ...(isMoment && { second }),
        ...(page !== null && { page }),
        ...inPicture(said.get('at')),
      };
      return { kind: 'courseItem', courseId, itemId, ...at };
    }
    case placePages.slide:
      return id === null ? null : { kind: 'slide', slideId: id, ...pointIn(said.get('at')) };
    case placePages.model: {
      const partId = said.get('part');
      const part = partId ? { partId } : {};
      return id === null
        ? null
        : { kind: 'model', modelId: id, ...part, ...viewIn(said.get('view')) };
    }
    case placePages.question: {
      const questionId = idIn(said.get('questionId'));
      return questionId === null ? null : { kind: 'question', questionId };
    }
    case placePages.term: {
      const termId = idIn(said.get('term'));
      return termId === null ? null : { kind: 'term', termId };
    }
    default:
      return null;
  }
}

const idIn = (text: string | undefined) => wholeNumber(text) ?? null;

function inPicture(text: string | undefined): Pick<CourseItemPlace, 'point'> {
  const [x, y] = numbersIn(text, 2) ?? [];
  const isIn = x !== undefined && y !== undefined && [x, y].every((one) => one >= 0 && one <= 1);
  return isIn ? { point: { x, y } } : {};
}

function pointIn(text: string | undefined): { point?: SlidePoint } {
  const [x, y, zoom, angle] = numbersIn(text, 4) ?? [];
  if (x === undefined || y === undefined || zoom === undefined || angle === undefined) return {};
  return { point: { x, y, zoom, angle } };
}

function viewIn(text: string | undefined): { view?: ModelView } {
  const [around, up, away] = numbersIn(text, 3) ?? [];
  if (around === undefined || up === undefined || away === undefined) return {};
  return { view: { around, up, away } };
}
