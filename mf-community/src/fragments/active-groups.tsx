export { ActiveGroups as default } from '../features/active-groups/active-groups';
