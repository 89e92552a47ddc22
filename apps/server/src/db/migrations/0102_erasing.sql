CREATE OR REPLACE FUNCTION "audit_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Erasing somebody, and what is older than it may be kept, is the law's; nothing else changes a log.
	IF current_setting('cheese.erasing', true) = 'on' THEN
		RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	RAISE EXCEPTION 'what was done is written once: nobody changes it afterwards'
	USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "data_look_once" BEFORE UPDATE OR DELETE ON "data_look"
FOR EACH ROW EXECUTE FUNCTION "audit_is_append_only"();
