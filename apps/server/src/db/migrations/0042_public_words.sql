CREATE TABLE "moderation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" smallint NOT NULL,
	"target_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"cause" smallint NOT NULL,
	"text" text NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"verdict" smallint
);
--> statement-breakpoint
CREATE TABLE "mute" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"muted_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sensitive_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sensitive_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"bare" text NOT NULL,
	"action" smallint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sensitive_word_bare_unique" UNIQUE("bare")
);
--> statement-breakpoint
CREATE TABLE "word_report" (
	"kind" smallint NOT NULL,
	"target_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"reason" smallint NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_report_kind_target_id_person_id_pk" PRIMARY KEY("kind","target_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "collect_catalog" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collect_catalog_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"pid" integer,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_type" smallint NOT NULL,
	"subject_id" integer NOT NULL,
	"comment_id" integer,
	"answers_id" integer,
	"person_id" integer NOT NULL,
	"text" text NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	"held_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_like" (
	"comment_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"liked_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "comment_like_comment_id_person_id_pk" PRIMARY KEY("comment_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "comment_mention" (
	"comment_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "comment_mention_comment_id_person_id_pk" PRIMARY KEY("comment_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "course_rating" (
	"course_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"stars" smallint NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_rating_course_id_person_id_pk" PRIMARY KEY("course_id","person_id"),
	CONSTRAINT "course_rating_stars" CHECK ("course_rating"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "course_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"courseware_id" integer,
	"position" integer,
	"html" text NOT NULL,
	"words" text NOT NULL,
	"visibility" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"held_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "course_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"text" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"edited_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"question_id" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"text" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"edited_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"course_id" integer NOT NULL,
	"courseware_id" integer,
	"title" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"accepted_id" integer
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "others" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collected" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "collected_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "collected" ADD COLUMN "catalog_id" integer;--> statement-breakpoint
ALTER TABLE "moderation" ADD CONSTRAINT "moderation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation" ADD CONSTRAINT "moderation_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mute" ADD CONSTRAINT "mute_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_report" ADD CONSTRAINT "word_report_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collect_catalog" ADD CONSTRAINT "collect_catalog_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collect_catalog" ADD CONSTRAINT "collect_catalog_pid_collect_catalog_id_fk" FOREIGN KEY ("pid") REFERENCES "public"."collect_catalog"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_answers_id_comment_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."comment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_rating" ADD CONSTRAINT "course_rating_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_rating" ADD CONSTRAINT "course_rating_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_note" ADD CONSTRAINT "course_note_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_note" ADD CONSTRAINT "course_note_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_note" ADD CONSTRAINT "course_note_courseware_id_courseware_id_fk" FOREIGN KEY ("courseware_id") REFERENCES "public"."courseware"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_answer" ADD CONSTRAINT "course_answer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_answer" ADD CONSTRAINT "course_answer_question_id_course_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."course_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_question" ADD CONSTRAINT "course_question_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_question" ADD CONSTRAINT "course_question_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_question" ADD CONSTRAINT "course_question_courseware_id_courseware_id_fk" FOREIGN KEY ("courseware_id") REFERENCES "public"."courseware"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_question" ADD CONSTRAINT "course_question_accepted_id_course_answer_id_fk" FOREIGN KEY ("accepted_id") REFERENCES "public"."course_answer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_waiting" ON "moderation" USING btree ("kind","target_id") WHERE "moderation"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "moderation_order" ON "moderation" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "collect_catalog_of_person" ON "collect_catalog" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "comment_of_subject" ON "comment" USING btree ("subject_type","subject_id","comment_id","id");--> statement-breakpoint
CREATE INDEX "comment_replies" ON "comment" USING btree ("comment_id","id");--> statement-breakpoint
CREATE INDEX "comment_of_person" ON "comment" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "comment_like_turned" ON "comment_like" USING btree ("person_id","comment_id");--> statement-breakpoint
CREATE INDEX "course_note_of_person" ON "course_note" USING btree ("person_id","course_id","id");--> statement-breakpoint
CREATE INDEX "course_note_of_course" ON "course_note" USING btree ("course_id","visibility","id");--> statement-breakpoint
CREATE INDEX "course_answer_of_question" ON "course_answer" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "course_question_of_course" ON "course_question" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "course_question_of_person" ON "course_question" USING btree ("person_id","id");--> statement-breakpoint
ALTER TABLE "collected" ADD CONSTRAINT "collected_catalog_id_collect_catalog_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."collect_catalog"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collected_in_catalog" ON "collected" USING btree ("catalog_id");--> statement-breakpoint
ALTER TABLE "collected" ADD CONSTRAINT "collected_id_unique" UNIQUE("id");