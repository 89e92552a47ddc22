ALTER TABLE "clinic_case" RENAME TO "patient_case";--> statement-breakpoint
ALTER TABLE "clinic_run" RENAME TO "patient_run";--> statement-breakpoint
ALTER TABLE "clinic_step" RENAME TO "patient_step";--> statement-breakpoint
ALTER TABLE "case_making" RENAME TO "patient_making";--> statement-breakpoint
ALTER TABLE "case_version" RENAME TO "patient_version";--> statement-breakpoint
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT conrelid::regclass AS "table", conname AS name FROM pg_constraint
    WHERE connamespace = current_schema()::regnamespace
      AND conname ~ '(clinic_|^case_making_|^case_version_|_case_making_)'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', one."table", one.name,
      replace(replace(replace(one.name, 'clinic_', 'patient_'), 'case_making_', 'patient_making_'), 'case_version_', 'patient_version_'));
  END LOOP;
  FOR one IN
    SELECT relname AS name, relkind AS kind FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('i', 'S')
      AND relname ~ '^(clinic_|case_making_|case_version_)'
  LOOP
    EXECUTE format('ALTER %s %I RENAME TO %I', CASE one.kind WHEN 'S' THEN 'SEQUENCE' ELSE 'INDEX' END, one.name,
      replace(replace(replace(one.name, 'clinic_', 'patient_'), 'case_making_', 'patient_making_'), 'case_version_', 'patient_version_'));
  END LOOP;
END $$;--> statement-breakpoint
UPDATE "seed_planted" SET "area" = 'patient' WHERE "area" = 'clinic';
