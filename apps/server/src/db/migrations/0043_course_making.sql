ALTER TABLE "course_chapter" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_chapter" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courseware" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courseware" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courseware" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courseware" ADD COLUMN "is_shown" boolean GENERATED ALWAYS AS (not is_hidden and removed_at is null) STORED NOT NULL;