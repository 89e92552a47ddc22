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
  answer(app, calls.report, contract.report, ({ body, ...asking }) => reportWords(asking, body));
  answer(app, calls.queue, contract.queue, ({ db, query, ...asking }) =>
    listModeration(db, asking, query),
  );
  answer(app, calls.decide, contract.decide, ({ body, ...asking }) => decide(asking, body));
  answer(app, calls.words, contract.words, ({ db, query }) => listWords(db, query));
  answer(app, calls.addWords, contract.addWords, ({ body, ...asking }) => addWords(asking, body));
  answer(app, calls.setWord, contract.setWord, ({ body, ...asking }) => setWord(asking, body));
  answer(app, calls.removeWord, contract.removeWord, ({ query, ...asking }) =>
    removeWord(asking, query.id),
  );
  answer(app, calls.mutes, contract.mutes, ({ db, query, ...asking }) =>
    listMutes(db, asking, query),
  );
  answer(app, calls.mute, contract.mute, ({ body, ...asking }) => mutePerson(asking, body));
  answer(app, calls.unmute, contract.unmute, ({ query, ...asking }) =>
    unmutePerson(asking, query.personId),
  );
}
