import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { tagCalls } from '@cheese/domain/calls/content/tag';
import { tagContract } from '@cheese/domain/contract/content/tag';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import {
  chooseTag,
  findTags,
  groupMajors,
  groupOptions,
  listTags,
  readChosen,
} from './tag.service';

export function tagRoutes(app: FastifyInstance) {
  answerShared(app, tagCalls.list, tagContract.list, ({ db, query }) => listTags(db, query));
  answerShared(app, tagCalls.majors, tagContract.majors, ({ db }) => groupMajors(db));
  answerShared(app, tagCalls.groups, tagContract.groups, ({ db, query }) =>
    groupOptions(db, query.productType),
  );
  answerShared(app, tagCalls.courseGroups, tagContract.courseGroups, ({ db }) =>
    groupOptions(db, commodityTypeCodes.course),
  );
  answer(app, tagCalls.byKeyword, tagContract.byKeyword, ({ db, query }) =>
    findTags(db, query.keyword),
  );
  answer(app, tagCalls.chosen, tagContract.chosen, ({ db, person }) => readChosen(db, person));
  answer(app, tagCalls.choose, tagContract.choose, ({ db, person, body }) =>
    chooseTag(db, person, body.tagId),
  );
}
