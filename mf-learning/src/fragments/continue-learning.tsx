export { ContinueLearning as default } from '../features/continue-learning/continue-learning';
