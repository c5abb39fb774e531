import { fieldError } from '@futurelab/platform/components/field-error';
import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { useNavigate, useParams } from '@futurelab/platform/router';
import { Button, DetailPage, LinkButton, PageHead, PageHeader, Section } from '@futurelab/platform/ui';
import { useState } from 'react';
import { RulesAgreement } from '../../features/groups/group-rules';
import { SendingError } from '../../shared/composer/sending-error';
import { GroupCover } from '../../shared/group-cover/group-cover';
import { VISIBILITIES } from '../../features/groups/group-labels';
import { groupInvitationQuery, invitationAcceptance } from '../../queries/group-people';

export default function GroupInvitationPage() {
  const { code = '' } = useParams();
  const query = useQuery(groupInvitationQuery(code));
  const navigate = useNavigate();
  const accepting = useMutation(invitationAcceptance(code));
  const [agrees, setAgrees] = useState(false);
  return (
    <DetailPage query={query} what="invitation" list={{ to: paths.groups, label: 'See all groups' }}>
      {({ group }) => (
        <>
          <PageHead title={`Invitation to ${group.name}`} path={paths.groupInvitation(code)} unlisted />
          <PageHeader
            size="display"
            eyebrow="Invitation"
            title={group.name}
            lead={group.about}
            aside={<GroupCover group={group} />}
            actions={
              group.isMember ? (
                <LinkButton to={paths.group(group.slug)}>Go to group</LinkButton>
              ) : (
                <Button
                  busy={accepting.isPending}
                  onClick={() =>
                    accepting.mutate(agrees ? { rulesVersion: group.rulesVersion } : {}, {
                      onSuccess: () => void navigate(paths.group(group.slug), { replace: true }),
                      // They have changed meanwhile.
                      onError: (error) => {
                        if (fieldError(error, 'rulesVersion')) setAgrees(false);
                      },
                    })
                  }
                >
                  Join group
                </Button>
              )
            }
          />
          <SendingError error={accepting.error} fields={['rulesVersion']} />
          {group.rulesRequired && !group.isMember && (
            <Section title="Rules">
              <RulesAgreement
                rules={group.rules}
                agrees={agrees}
                onChange={setAgrees}
                error={agrees ? undefined : fieldError(accepting.error, 'rulesVersion')}
              />
            </Section>
          )}
          <p>
            {pluralize(group.memberCount, 'member')}.{' '}
            {group.visibility === 'private'
              ? 'This group normally requires approval. With this link you join right away.'
              : VISIBILITIES[group.visibility].explanation}
          </p>
        </>
      )}
    </DetailPage>
  );
}
