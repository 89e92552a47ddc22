ALTER TABLE "anatomy_note" ADD COLUMN "anatomy_id" integer;--> statement-breakpoint
ALTER TABLE "body_model" ADD COLUMN "healthy_id" integer;--> statement-breakpoint
ALTER TABLE "body_model" ADD COLUMN "sickness" jsonb;--> statement-breakpoint
ALTER TABLE "body_model" ADD CONSTRAINT "body_model_healthy_id_body_model_id_fk" FOREIGN KEY ("healthy_id") REFERENCES "public"."body_model"("id") ON DELETE cascade ON UPDATE no action;