DROP INDEX "shop_order_living";--> statement-breakpoint
CREATE INDEX "shop_order_open" ON "shop_order" USING btree ("person_id","expires_at") WHERE "shop_order"."paid_at" is null;