import { questionTalkCalls as calls } from '@cheese/domain/calls/exam/questionTalk';
import { questionTalkContract as contract } from '@cheese/domain/contract/exam/questionTalk';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { countTalks, readDiscussed } from './questionTalk.service';

export function questionTalkRoutes(app: FastifyInstance) {
  answer(app, calls.counts, contract.counts, ({ body, ...context }) =>
    countTalks(context, body.questionIds),
  );
  answer(app, calls.question, contract.question, ({ query, ...context }) =>
    readDiscussed(context, query.questionId),
  );
}
