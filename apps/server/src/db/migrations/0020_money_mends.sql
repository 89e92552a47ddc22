ALTER TABLE "code_batch" DROP CONSTRAINT "code_batch_good_for";--> statement-breakpoint
DROP INDEX "shop_order_wanted";--> statement-breakpoint
CREATE INDEX "shop_order_living" ON "shop_order" USING btree ("person_id","expires_at") WHERE "shop_order"."paid_at" is null and "shop_order"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "code_batch" ADD CONSTRAINT "code_batch_good_for" CHECK (case "code_batch"."kind"
        when 1 then coalesce("code_batch"."amount", 0) > 0 and "code_batch"."tier" is null
          and "code_batch"."commodity_id" is null
        when 2 then "code_batch"."tier" is not null and coalesce("code_batch"."days", 0) > 0
          and "code_batch"."commodity_id" is null
        when 3 then "code_batch"."commodity_id" is not null and "code_batch"."tier" is null
          and coalesce("code_batch"."days", 1) > 0
        else false end and "code_batch"."per_person" > 0);