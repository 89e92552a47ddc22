CREATE TABLE "certificate_wait" (
	"course_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"recorded_s" integer NOT NULL,
	"least_s" integer NOT NULL,
	"is_possible" boolean NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "certificate_wait_course_id_person_id_pk" PRIMARY KEY("course_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "counts_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_wait" ADD CONSTRAINT "certificate_wait_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_wait" ADD CONSTRAINT "certificate_wait_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_wait" ADD CONSTRAINT "certificate_wait_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_wait_of_person" ON "certificate_wait" USING btree ("person_id");--> statement-breakpoint
-- What was promised stays within reach: where more than half of a course is marked by hand, that goes on counting.
UPDATE "course" SET "counts_by_hand" = true WHERE "certificate_share" IS NOT NULL AND (
	SELECT count(*) > 2 * count(*) FILTER (WHERE CASE it."type"
		WHEN 64 THEN it."rule" = 'passed'
		WHEN 1 THEN it."rule" = 'watched' AND coalesce((SELECT file."duration_s" FROM "media" file WHERE file."id" = it."media_id"), it."duration_s", 0) > 0
		WHEN 2 THEN it."rule" = 'lastPage' AND EXISTS (SELECT 1 FROM "media" file WHERE file."id" = it."media_id" AND jsonb_array_length(file."pages") > 0)
		ELSE false END)
	FROM "courseware" it WHERE it."course_id" = "course"."id" AND it."is_shown");
