CREATE TABLE "class_evaluation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_evaluation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teaching_class_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"evaluated_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone,
	CONSTRAINT "class_evaluation_once" UNIQUE("teaching_class_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "classroom" (
	"teaching_class_id" integer PRIMARY KEY NOT NULL,
	"course_id" integer
);
--> statement-breakpoint
CREATE TABLE "class_notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teaching_class_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"author" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"notice_id" integer
);
--> statement-breakpoint
CREATE TABLE "class_notice_read" (
	"notice_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_notice_read_notice_id_person_id_pk" PRIMARY KEY("notice_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "class_topic" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_topic_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teaching_class_id" integer NOT NULL,
	"kind" smallint NOT NULL,
	"person_id" integer NOT NULL,
	"author" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"state" smallint NOT NULL,
	"best_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	"held_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "class_evaluation" ADD CONSTRAINT "class_evaluation_teaching_class_id_teaching_class_id_fk" FOREIGN KEY ("teaching_class_id") REFERENCES "public"."teaching_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_evaluation" ADD CONSTRAINT "class_evaluation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom" ADD CONSTRAINT "classroom_teaching_class_id_teaching_class_id_fk" FOREIGN KEY ("teaching_class_id") REFERENCES "public"."teaching_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom" ADD CONSTRAINT "classroom_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notice" ADD CONSTRAINT "class_notice_teaching_class_id_teaching_class_id_fk" FOREIGN KEY ("teaching_class_id") REFERENCES "public"."teaching_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notice" ADD CONSTRAINT "class_notice_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notice" ADD CONSTRAINT "class_notice_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notice_read" ADD CONSTRAINT "class_notice_read_notice_id_class_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."class_notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notice_read" ADD CONSTRAINT "class_notice_read_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_topic" ADD CONSTRAINT "class_topic_teaching_class_id_teaching_class_id_fk" FOREIGN KEY ("teaching_class_id") REFERENCES "public"."teaching_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_topic" ADD CONSTRAINT "class_topic_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_topic" ADD CONSTRAINT "class_topic_best_id_comment_id_fk" FOREIGN KEY ("best_id") REFERENCES "public"."comment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_evaluation_of_person" ON "class_evaluation" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "classroom_of_course" ON "classroom" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "class_notice_of_class" ON "class_notice" USING btree ("teaching_class_id","id");--> statement-breakpoint
CREATE INDEX "class_notice_of_person" ON "class_notice" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "class_notice_of_notice" ON "class_notice" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "class_notice_read_of_person" ON "class_notice_read" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "class_topic_of_class" ON "class_topic" USING btree ("teaching_class_id","kind","id");--> statement-breakpoint
CREATE INDEX "class_topic_of_person" ON "class_topic" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "class_topic_of_best" ON "class_topic" USING btree ("best_id");