-- One table of certificates for the whole house: those of the emergency centre keep their numbers.
ALTER TABLE "emergency_certificate" RENAME TO "certificate";--> statement-breakpoint
ALTER SEQUENCE "emergency_certificate_id_seq" RENAME TO "certificate_id_seq";--> statement-breakpoint
ALTER INDEX "emergency_certificate_pkey" RENAME TO "certificate_pkey";--> statement-breakpoint
ALTER INDEX "emergency_certificate_of_person" RENAME TO "certificate_of_person";--> statement-breakpoint
ALTER INDEX "emergency_certificate_of_org" RENAME TO "certificate_of_org";--> statement-breakpoint
ALTER TABLE "certificate" RENAME CONSTRAINT "emergency_certificate_number" TO "certificate_number";--> statement-breakpoint
ALTER TABLE "certificate" RENAME CONSTRAINT "emergency_certificate_person_id_person_id_fk" TO "certificate_person_id_person_id_fk";--> statement-breakpoint
ALTER TABLE "certificate" RENAME CONSTRAINT "emergency_certificate_organisation_id_organisation_id_fk" TO "certificate_organisation_id_organisation_id_fk";--> statement-breakpoint
ALTER TABLE "certificate" RENAME CONSTRAINT "emergency_certificate_revoked_by_person_id_fk" TO "certificate_revoked_by_person_id_fk";--> statement-breakpoint
ALTER TABLE "certificate" DROP CONSTRAINT "emergency_certificate_item_id_emergency_certificate_item_id_fk";--> statement-breakpoint
ALTER TABLE "certificate" DROP CONSTRAINT "emergency_certificate_once";--> statement-breakpoint
ALTER TABLE "certificate" RENAME COLUMN "item_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE "certificate" SET "kind" = 'welfare';--> statement-breakpoint
ALTER TABLE "certificate" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ALTER COLUMN "organisation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_once" UNIQUE("kind","subject_id","person_id","round");--> statement-breakpoint
CREATE TABLE "course_reminder" (
	"course_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_reminder_course_id_person_id_pk" PRIMARY KEY("course_id","person_id")
);--> statement-breakpoint
CREATE TABLE "course_notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"notice_id" integer
);--> statement-breakpoint
ALTER TABLE "course_learner" ADD COLUMN "studied_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_learner" ADD COLUMN "studied_s" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courseware_progress" ADD COLUMN "best_score" smallint;--> statement-breakpoint
ALTER TABLE "course_notice" ADD CONSTRAINT "course_notice_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notice" ADD CONSTRAINT "course_notice_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notice" ADD CONSTRAINT "course_notice_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_notice_of_course" ON "course_notice" USING btree ("course_id","id");--> statement-breakpoint
ALTER TABLE "course_reminder" ADD CONSTRAINT "course_reminder_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reminder" ADD CONSTRAINT "course_reminder_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courseware_progress_scored" ON "courseware_progress" USING btree ("course_id","person_id","best_score") WHERE "courseware_progress"."best_score" is not null;--> statement-breakpoint
UPDATE "course_learner" SET "studied_count" = "facts"."done", "studied_s" = "facts"."seconds" FROM (
	SELECT "person_id", "course_id", count("studied_at")::int AS "done", sum("studied_s")::int AS "seconds"
	FROM "courseware_progress" GROUP BY "person_id", "course_id"
) AS "facts" WHERE "facts"."person_id" = "course_learner"."person_id" AND "facts"."course_id" = "course_learner"."course_id";
