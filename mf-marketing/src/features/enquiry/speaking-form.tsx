import { useEffect } from 'react';
import { SPEAKING_FORMATS } from './enquiry';
import { EnquiryForm } from './enquiry-form';
import {
  BudgetField,
  Choice,
  MessageField,
  OrganizationField,
  PersonFields,
  TextField,
} from './enquiry-fields';
import { useEnquiry } from './use-enquiry';

/** Asks for a speaker. */
export function SpeakingForm() {
  const controls = useEnquiry('speaking');
  const { getValues, setValue } = controls;
  useEffect(() => {
    if (!getValues('timeZone')) setValue('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, [getValues, setValue]);
  return (
    <EnquiryForm kind="speaking" controls={controls} button="Ask for a speaker">
      <PersonFields controls={controls} />
      <OrganizationField controls={controls} />
      <Choice controls={controls} name="format" label="Format" options={SPEAKING_FORMATS} />
      <TextField controls={controls} name="windowFrom" label="First possible day" type="date" />
      <TextField controls={controls} name="windowTo" label="Last possible day" type="date" optional />
      <TextField controls={controls} name="timeZone" label="Location or time zone" maxLength={60} />
      <BudgetField controls={controls} />
      <TextField
        controls={controls}
        name="audience"
        label="Audience"
        hint="Who they are, and how many."
        maxLength={200}
        wide
      />
      <MessageField
        controls={controls}
        label="The morning after"
        hint="What should be different. This decides more than the title."
      />
    </EnquiryForm>
  );
}
