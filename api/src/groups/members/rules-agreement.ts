import type { Group } from '../group.entity.js';
import { RulesAgreementError } from '../groups.errors.js';
import type { Agreement } from './group-members.queries.js';

/**
 * What a new member has agreed to; null where nothing is asked.
 * @param version of the rules that they were shown
 * @throws RulesAgreementError
 */
export function agreementTo(
  { rules, rulesRequired, rulesVersion }: Pick<Group, 'rules' | 'rulesRequired' | 'rulesVersion'>,
  version: number | null | undefined,
): Agreement | null {
  if (!rulesRequired || rules.length === 0) return null;
  if (version == null) throw new RulesAgreementError('Agree to the group’s rules to join.');
  if (version !== rulesVersion)
    throw new RulesAgreementError('The rules have changed. Read them and agree again.');
  return { version, at: new Date() };
}
