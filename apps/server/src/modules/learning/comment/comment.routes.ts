import { commentCalls as calls } from '@cheese/domain/calls/learning/comment';
import { commentContract as contract } from '@cheese/domain/contract/learning/comment';
import type { FastifyInstance } from 'fastify';
import { answerAlikeTo } from '../../../alike';
import { answer } from '../../../call';
import { listComments, listReplies, ownIn, readComment, readReply, seenBy } from './comment.list';
import {
  addComment,
  editComment,
  likeComment,
  pinComment,
  removeComment,
  reply,
  setCommentState,
} from './comment.service';
import { demandDrill, type SeeDrill } from './comment.subject';
import { rateCourse, readRating } from './rating.service';

export const commentRoutes = (seeDrill: SeeDrill) => (app: FastifyInstance) => {
  answerAlikeTo(app, calls.list, contract.list, {
    async seenBy({ query, ...looking }) {
      await demandDrill(looking.db, query, seeDrill);
      return seenBy(looking, query);
    },
    alike: ({ subject }) => subject,
    make: ({ db, query }, subject) => listComments(db, subject, query),
    own: ownIn,
  });
  answer(app, calls.replies, contract.replies, ({ query, ...looking }) =>
    listReplies(looking, query),
  );
  writing(app, seeDrill);
  moderating(app);
  answer(app, calls.rating, contract.rating, ({ query, ...looking }) =>
    readRating(looking, query.courseId),
  );
  answer(app, calls.rate, contract.rate, ({ body, ...asking }) => rateCourse(asking, body));
};

function writing(app: FastifyInstance, seeDrill: SeeDrill) {
  answer(app, calls.add, contract.add, async ({ body, ...asking }) => {
    await demandDrill(asking.db, body, seeDrill);
    return readComment(asking, await addComment(asking, body));
  });
  answer(app, calls.reply, contract.reply, async ({ body, ...asking }) =>
    readReply(asking, await reply(asking, body)),
  );
  answer(app, calls.edit, contract.edit, ({ body, ...asking }) => editComment(asking, body));
  answer(app, calls.like, contract.like, ({ body, ...asking }) => likeComment(asking, body));
  answer(app, calls.remove, contract.remove, ({ query, ...asking }) =>
    removeComment(asking, query.id),
  );
}

function moderating(app: FastifyInstance) {
  answer(app, calls.setState, contract.setState, ({ body, ...asking }) =>
    setCommentState(asking, body),
  );
  answer(app, calls.pin, contract.pin, ({ body, ...asking }) => pinComment(asking, body));
}
