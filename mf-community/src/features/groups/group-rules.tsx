import { Checkbox, UserText } from '@futurelab/platform/ui';
import styles from './group-rules.module.css';

export const GroupRules = ({ rules }: { rules: readonly string[] }) => (
  <ol className={styles.rules}>
    {rules.map((rule) => (
      <li key={rule}>
        <UserText>{rule}</UserText>
      </li>
    ))}
  </ol>
);

interface RulesAgreementProps {
  rules: readonly string[];
  agrees: boolean;
  onChange: (agrees: boolean) => void;
  error: string | undefined;
}

/** The rules, and the agreement that joining takes. */
export const RulesAgreement = ({ rules, agrees, onChange, error }: RulesAgreementProps) => (
  <div className={styles.agreement}>
    <GroupRules rules={rules} />
    <Checkbox
      name="agrees"
      label="I agree to the rules"
      checked={agrees}
      onChange={({ target }) => onChange(target.checked)}
      error={error}
    />
  </div>
);
