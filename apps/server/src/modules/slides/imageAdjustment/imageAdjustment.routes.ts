import { imageAdjustmentCalls as calls } from '@cheese/domain/calls/slides/imageAdjustment';
import { imageAdjustment as asItIs } from '@cheese/domain/codes/slides/imageAdjustment';
import { imageAdjustmentContract as contract } from '@cheese/domain/contract/slides/imageAdjustment';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { requireSlide } from '../slide/slide.access';
import { imageAdjustment } from './imageAdjustment.tables';

export function imageAdjustmentRoutes(app: FastifyInstance) {
  answer(app, calls.detail, contract.detail, async ({ query: { slideId }, ...asking }) => {
    await requireSlide(asking, slideId);
    const isOwn = and(
      eq(imageAdjustment.personId, asking.person.id),
      eq(imageAdjustment.slideId, slideId),
    );
    const rows = await asking.db.select().from(imageAdjustment).where(isOwn);
    return rows[0]?.knobs ?? asItIs;
  });
  answer(app, calls.save, contract.save, async ({ body, ...asking }) => {
    const { slideId, ...knobs } = body;
    await requireSlide(asking, slideId);
    await asking.db
      .insert(imageAdjustment)
      .values({ personId: asking.person.id, slideId, knobs })
      .onConflictDoUpdate({
        target: [imageAdjustment.personId, imageAdjustment.slideId],
        set: { knobs },
      });
    return knobs;
  });
}
