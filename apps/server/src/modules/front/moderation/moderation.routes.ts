import { moderationCalls as calls } from '@cheese/domain/calls/front/moderation';
import { moderationContract as contract } from '@cheese/domain/contract/front/moderation';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { decide, listModeration, reportWords } from './moderation.service';
import {
  addWords,
  listMutes,
  listWords,
  mutePerson,
  removeWord,
  setWord,
  unmutePerson,
} from './moderation.words';

export function moderationRoutes(app: FastifyInstance) {
  answer(app, calls.report, contract.report, ({ body, ...context }) => reportWords(context, body));
  answer(app, calls.queue, contract.queue, ({ db, query, ...context }) =>
    listModeration(db, context, query),
  );
  answer(app, calls.decide, contract.decide, ({ body, ...context }) => decide(context, body));
  answer(app, calls.words, contract.words, ({ db, query }) => listWords(db, query));
  answer(app, calls.addWords, contract.addWords, ({ body, ...context }) => addWords(context, body));
  answer(app, calls.setWord, contract.setWord, ({ body, ...context }) => setWord(context, body));
  answer(app, calls.removeWord, contract.removeWord, ({ query, ...context }) =>
    removeWord(context, query.id),
  );
  answer(app, calls.mutes, contract.mutes, ({ db, query, ...context }) =>
    listMutes(db, context, query),
  );
  answer(app, calls.mute, contract.mute, ({ body, ...context }) => mutePerson(context, body));
  answer(app, calls.unmute, contract.unmute, ({ query, ...context }) =>
    unmutePerson(context, query.personId),
  );
}
