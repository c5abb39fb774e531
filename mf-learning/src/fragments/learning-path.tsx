export { LearningPathCard as default } from '../features/paths/card/learning-path-card';
