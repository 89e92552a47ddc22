ALTER TABLE "anatomy_quiz_answer" ADD COLUMN "ordering" jsonb;--> statement-breakpoint
ALTER TABLE "body_model" ADD COLUMN "flows" jsonb DEFAULT '[]'::jsonb NOT NULL;