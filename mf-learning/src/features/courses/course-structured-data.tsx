import { paths } from '@futurelab/platform/paths';
import type { Course } from '@futurelab/platform/queries/learning';
import { StructuredData } from '@futurelab/platform/ui';
import { LEVELS } from '../../shared/course-labels';

/** For search engines: the course as something one can take, when one likes, at what price. */
export const CourseStructuredData = ({ course }: { course: Course }) => (
  <StructuredData
    about={(address) => ({
      '@type': 'Course',
      '@id': address(`${paths.course(course.slug)}#course`),
      name: course.title,
      description: course.promise,
      url: address(paths.course(course.slug)),
      inLanguage: 'en',
      educationalLevel: LEVELS[course.level],
      teaches: course.outcomes,
      isAccessibleForFree: course.access === 'free',
      provider: { '@type': 'Organization', name: 'FutureLab', url: address(paths.home) },
      offers:
        course.access === 'free'
          ? { '@type': 'Offer', category: 'Free', price: '0', priceCurrency: 'USD' }
          : { '@type': 'Offer', category: 'Subscription', url: address(paths.subscribe) },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: `PT${course.durationMinutes}M`,
        instructor: { '@type': 'Person', name: course.instructor.name },
      },
    })}
  />
);
