export { MemberHighlightCard as default } from '../features/members/member-highlight';
