CREATE FUNCTION refuse_merged_schools(schools integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Waits for a merge that is under way; the next statement sees what became of it.
	PERFORM id FROM organisation WHERE id = ANY (schools) ORDER BY id FOR KEY SHARE;
	IF EXISTS (SELECT FROM organisation WHERE id = ANY (schools) AND merged_into_id IS NOT NULL) THEN
		RAISE EXCEPTION 'a merged school takes nothing more'
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'school_is_merged';
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION refuse_rows_of_merged_schools() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE schools integer[];
BEGIN
	SELECT array_agg(DISTINCT organisation_id) INTO schools FROM added WHERE organisation_id IS NOT NULL;
	IF schools IS NOT NULL THEN
		PERFORM refuse_merged_schools(schools);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION refuse_moves_to_merged_schools() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refuse_merged_schools(array[NEW.organisation_id]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION keep_out_of_merged_schools(owned regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('CREATE TRIGGER school_open_added AFTER INSERT ON %s
		REFERENCING NEW TABLE AS added FOR EACH STATEMENT
		EXECUTE FUNCTION refuse_rows_of_merged_schools()', owned);
	EXECUTE format('CREATE TRIGGER school_open_moved AFTER UPDATE OF organisation_id ON %s
		FOR EACH ROW WHEN (NEW.organisation_id IS NOT NULL
			AND NEW.organisation_id IS DISTINCT FROM OLD.organisation_id)
		EXECUTE FUNCTION refuse_moves_to_merged_schools()', owned);
END
$$;--> statement-breakpoint
SELECT keep_out_of_merged_schools(owned::regclass) FROM unnest(array[
	'anatomy', 'anatomy_tour', 'audience', 'bullet_mute', 'certificate', 'course', 'course_import',
	'department', 'drill', 'drill_making', 'exam', 'insight_day', 'insight_school', 'licence',
	'made_simulation', 'media', 'member_import', 'membership', 'paper', 'patient_case',
	'patient_making', 'question_bank', 'question_import', 'school_class', 'school_notice',
	'school_role', 'session', 'slide_gaze', 'slide_layer', 'slide_library', 'slide_tour',
	'slide_tray', 'slide_watch', 'teacher', 'teaching_class', 'term', 'virtual_system'
]) owned;
