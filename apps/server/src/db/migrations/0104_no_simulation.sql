-- An item of a course that names no simulation yet said 0.
UPDATE "courseware" SET "content" = jsonb_set("content", '{simulationId}', 'null')
WHERE "content" ->> 'type' = '16' AND "content" ->> 'simulationId' = '0';
