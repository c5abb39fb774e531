-- What staff noted of an enquiry goes with it.
CREATE OR REPLACE FUNCTION forget_enquiry_notes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('futurelab.erasing', 'on', true);
  UPDATE audit_events SET before = NULL, after = NULL WHERE (subject_kind, subject_id) = ('enquiry', OLD.id::text);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER enquiries_forget_notes_delete AFTER DELETE ON enquiries
  FOR EACH ROW EXECUTE FUNCTION forget_enquiry_notes();
