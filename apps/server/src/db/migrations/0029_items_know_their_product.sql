ALTER TABLE "order_item" ADD COLUMN "product_id" integer;--> statement-breakpoint
UPDATE "order_item" SET "product_id" = "commodity"."product_id" FROM "commodity" WHERE "commodity"."id" = "order_item"."commodity_id";
