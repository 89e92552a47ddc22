ALTER TABLE "emergency_quiz" ADD COLUMN "fresh_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "emergency_quiz" ADD COLUMN "is_repeat" boolean DEFAULT false NOT NULL;