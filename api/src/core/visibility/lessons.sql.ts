import { courseIsVisibleTo, offered } from './courses.sql.js';

/** Whether a member may see a lesson, by what `requireAccess` asks; all are SQL expressions. */
export const lessonIsOpenTo = (lessonId: string, viewer: string, pro: string) => `EXISTS (
  SELECT FROM lessons ol JOIN courses oc ON oc.id = ol.course_id
  WHERE ol.id = ${lessonId} AND ((ol.is_preview AND ${courseIsVisibleTo('oc', viewer)}) OR (
    (oc.access <> 'pro' OR ${pro}::boolean)
    AND EXISTS (SELECT FROM enrollments oe WHERE oe.course_id = oc.id AND oe.user_id = ${viewer}::uuid))))`;

/** Whether everybody may see a lesson. */
export const lessonIsPreview = (lessonId: string) => `EXISTS (
  SELECT FROM lessons ol JOIN courses oc ON oc.id = ol.course_id
  WHERE ol.id = ${lessonId} AND ol.is_preview AND ${offered('oc')})`;
