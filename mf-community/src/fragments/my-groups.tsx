export { MyGroups as default } from '../features/groups/my-groups';
