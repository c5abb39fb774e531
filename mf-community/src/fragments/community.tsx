export { CommunityCard as default } from '../features/community-card/community-card';
