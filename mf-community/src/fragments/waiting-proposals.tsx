export { WaitingProposals as default } from '../features/waiting-proposals/waiting-proposals';
