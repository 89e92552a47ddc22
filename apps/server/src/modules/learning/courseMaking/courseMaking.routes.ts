import { courseMakingCalls as calls } from '@cheese/domain/calls/learning/courseMaking';
import { courseMakingContract as contract } from '@cheese/domain/contract/learning/courseMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  addChapter,
  moveChapter,
  removeChapter,
  restore,
  saveChapter,
} from './courseMaking.chapters';
import { copyCourse } from './courseMaking.copy';
import { readItem, saveItem } from './courseMaking.item';
import { addItem, moveItem, removeItem } from './courseMaking.items';
import { publishCourse, withdrawCourse } from './courseMaking.publish';
import type { LessonParts } from './courseMaking.parts';
import { saveCourse } from './courseMaking.save';
import { createCourse, drawCover, listMade, readMade, removeCourse } from './courseMaking.service';

/** Lessons name questions and slides, which stand above this wing: they are handed over. */
export const courseMakingRoutes = (parts: LessonParts) => (app: FastifyInstance) => {
  answer(app, calls.list, contract.list, ({ query, ...maker }) => listMade(maker, query));
  answer(app, calls.detail, contract.detail, ({ query, ...maker }) =>
    readMade(maker, parts, query.courseId),
  );
  answer(app, calls.create, contract.create, ({ body, ...maker }) =>
    createCourse(maker, body.name),
  );
  answer(app, calls.save, contract.save, ({ body, ...maker }) => saveCourse(maker, body));
  answer(app, calls.drawCover, contract.drawCover, ({ body, ...maker }) => drawCover(maker, body));
  answer(app, calls.publish, contract.publish, ({ body, ...maker }) =>
    publishCourse(maker, parts, body),
  );
  answer(app, calls.withdraw, contract.withdraw, ({ body, ...maker }) =>
    withdrawCourse(maker, body),
  );
  answer(app, calls.copy, contract.copy, ({ body, ...maker }) => copyCourse(maker, body));
  answer(app, calls.remove, contract.remove, ({ body, ...maker }) =>
    removeCourse(maker, body.courseId),
  );
  directoryRoutes(app, parts);
};

function directoryRoutes(app: FastifyInstance, parts: LessonParts) {
  answer(app, calls.addChapter, contract.addChapter, ({ body, ...maker }) =>
    addChapter(maker, body),
  );
  answer(app, calls.saveChapter, contract.saveChapter, ({ body, ...maker }) =>
    saveChapter(maker, body),
  );
  answer(app, calls.moveChapter, contract.moveChapter, ({ body, ...maker }) =>
    moveChapter(maker, body),
  );
  answer(app, calls.removeChapter, contract.removeChapter, ({ body, ...maker }) =>
    removeChapter(maker, body),
  );
  answer(app, calls.addItem, contract.addItem, ({ body, ...maker }) => addItem(maker, body));
  answer(app, calls.item, contract.item, ({ query, ...maker }) =>
    readItem(maker, parts, query.itemId),
  );
  answer(app, calls.saveItem, contract.saveItem, ({ body, ...maker }) =>
    saveItem(maker, parts, body),
  );
  answer(app, calls.moveItem, contract.moveItem, ({ body, ...maker }) => moveItem(maker, body));
  answer(app, calls.removeItem, contract.removeItem, ({ body, ...maker }) =>
    removeItem(maker, body),
  );
  answer(app, calls.restore, contract.restore, ({ body, ...maker }) => restore(maker, body));
}
