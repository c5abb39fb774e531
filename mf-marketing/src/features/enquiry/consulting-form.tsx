import { CONSULTING_FORMATS } from './enquiry';
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

/** Asks for a conversation about consulting. */
export function ConsultingForm() {
  const controls = useEnquiry('consulting');
  return (
    <EnquiryForm kind="consulting" controls={controls} button="Ask for a conversation">
      <PersonFields controls={controls} />
      <OrganizationField controls={controls} />
      <Choice controls={controls} name="format" label="What would help" options={CONSULTING_FORMATS} />
      <TextField controls={controls} name="windowFrom" label="Not before" type="date" optional />
      <BudgetField controls={controls} />
      <MessageField
        controls={controls}
        label="What you have to decide"
        hint="Two sentences are enough. Leave out what is confidential."
      />
    </EnquiryForm>
  );
}
