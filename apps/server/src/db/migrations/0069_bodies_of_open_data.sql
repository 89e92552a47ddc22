ALTER TABLE "anatomy" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "anatomy" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "anatomy" ADD COLUMN "origin_mark" text;--> statement-breakpoint
ALTER TABLE "body_structure" ADD COLUMN "is_translated" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "body_structure" ADD COLUMN "fma" integer;--> statement-breakpoint
ALTER TABLE "anatomy" ADD CONSTRAINT "anatomy_origin" UNIQUE("origin");