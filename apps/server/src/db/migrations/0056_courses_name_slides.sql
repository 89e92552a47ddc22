-- Items of slides named libraries of the shop: they name the slides of these, in their order.
UPDATE "courseware" SET "edition" = "edition" + 1, "content" = jsonb_build_object('type', 32, 'slideIds', (
  SELECT coalesce(jsonb_agg(named.id ORDER BY named.nth, named.place, named.id), '[]'::jsonb) FROM (
    SELECT "slide"."id", "slide"."place", product.nth
    FROM jsonb_array_elements_text("courseware"."content" -> 'slideIds') WITH ORDINALITY AS product (id, nth)
    JOIN "slide_library" ON "slide_library"."id" = product.id::int AND "slide_library"."organisation_id" IS NULL
    JOIN "slide" ON "slide"."library_id" = "slide_library"."id" AND "slide"."is_shown"
    ORDER BY product.nth, "slide"."place", "slide"."id"
    LIMIT 50
  ) AS named
)) WHERE "type" = 32;--> statement-breakpoint
CREATE INDEX "courseware_of_slide" ON "courseware" USING gin (("content" -> 'slideIds') jsonb_path_ops) WHERE "courseware"."type" = 32;