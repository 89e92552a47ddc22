ALTER TABLE "emergency_import" ADD COLUMN "similar" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "emergency_import" ADD COLUMN "takes_similar" boolean DEFAULT false NOT NULL;