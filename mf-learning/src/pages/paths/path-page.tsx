import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useParams } from '@futurelab/platform/router';
import {
  Container,
  LinkButton,
  LoadErrorHeader,
  NotFound,
  PageHead,
  PageHeader,
  QueryBoundary,
  Skeleton,
} from '@futurelab/platform/ui';
import { JoinButton } from '../../features/paths/join-button';
import { nextStep } from '../../features/paths/next-step';
import { PathContents } from '../../features/paths/path-contents';
import { learningPathQuery } from '../../queries/courses';
import { pathAddress } from '../../shared/path-address';

/** A path that is not one of the three tracks. */
export default function PathPage() {
  const { id = '' } = useParams();
  const query = useQuery(learningPathQuery(id));
  return (
    <Container>
      <PageHead
        title={query.data?.title ?? 'Learning path'}
        description={
          query.data?.description ?? 'A handful of courses in the order in which they build on each other.'
        }
        path={pathAddress(id)}
        within={[{ title: 'Learning paths', path: paths.learningPaths }]}
      />
      <QueryBoundary
        query={query}
        what="the path"
        skeleton={<Skeleton lines={14} />}
        notFound={<NotFound what="path" to={paths.learningPaths} label="See every path" />}
        failed={<LoadErrorHeader title="Learning path" />}
      >
        {(path) => {
          const next = nextStep(path);
          return (
            <>
              <PageHeader
                size="display"
                eyebrow="Learning path"
                title={path.title}
                lead={path.description}
                actions={
                  <>
                    {next && (
                      <LinkButton size="large" to={next.to}>
                        {next.label}
                      </LinkButton>
                    )}
                    <JoinButton size="large" id={id} title={path.title} isMember={path.isMember} />
                  </>
                }
              />
              <PathContents path={path} />
            </>
          );
        }}
      </QueryBoundary>
    </Container>
  );
}
