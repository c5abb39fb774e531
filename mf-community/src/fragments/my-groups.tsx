export { MyGroups as default } from '../features/my-groups/my-groups';
