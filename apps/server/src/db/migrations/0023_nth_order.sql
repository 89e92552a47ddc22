DROP INDEX "shop_order_of_person";--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "nth" integer;--> statement-breakpoint
UPDATE "shop_order" SET "nth" = counted."nth" FROM (
	SELECT "id", row_number() OVER (PARTITION BY "person_id", "kind" ORDER BY "id") AS "nth" FROM "shop_order"
) counted WHERE counted."id" = "shop_order"."id";--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "nth" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_of_person" UNIQUE("person_id","kind","nth");
