CREATE TABLE "slide_tray_exam" (
	"tray_id" integer NOT NULL,
	"exam_id" integer NOT NULL,
	CONSTRAINT "slide_tray_exam_tray_id_exam_id_pk" PRIMARY KEY("tray_id","exam_id")
);
--> statement-breakpoint
ALTER TABLE "slide_tray" ALTER COLUMN "audience_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "slide_tray_exam" ADD CONSTRAINT "slide_tray_exam_tray_id_slide_tray_id_fk" FOREIGN KEY ("tray_id") REFERENCES "public"."slide_tray"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_tray_exam" ADD CONSTRAINT "slide_tray_exam_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slide_tray_exam_turned" ON "slide_tray_exam" USING btree ("exam_id");