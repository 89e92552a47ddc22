ALTER TABLE "body_model" ADD COLUMN "layers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "body_structure" ADD COLUMN "layer" smallint;