import { imageAdjustmentCalls as calls } from '@cheese/domain/calls/slides/imageAdjustment';
import { imageAdjustment as asItIs } from '@cheese/domain/codes/slides/imageAdjustment';
import { imageAdjustmentContract as contract } from '@cheese/domain/contract/slides/imageAdjustment';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { requireSlide } from '../slide/slide.access';
import { findKnobs, keepKnobs } from './imageAdjustment.store';

export function imageAdjustmentRoutes(app: FastifyInstance) {
  answer(app, calls.detail, contract.detail, async ({ query: { slideId }, ...asking }) => {
    await requireSlide(asking, slideId);
    return (await findKnobs(asking.db, { personId: asking.person.id, slideId })) ?? asItIs;
  });
  answer(app, calls.save, contract.save, async ({ body, ...asking }) => {
    const { slideId, ...knobs } = body;
    await requireSlide(asking, slideId);
    await keepKnobs(asking.db, { personId: asking.person.id, slideId, knobs });
    return knobs;
  });
}
