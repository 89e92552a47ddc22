CREATE INDEX "course_of_trailer" ON "course" USING btree ("trailer_id");--> statement-breakpoint
CREATE INDEX "courseware_of_media" ON "courseware" USING btree ("media_id");