import { introductions } from './posts/introductions.js';
import { questions } from './posts/questions.js';
import { discussions } from './posts/discussions.js';
import { lessons } from './posts/lessons.js';
import type { SeedPost } from './types.js';

export const posts: SeedPost[] = [...introductions, ...questions, ...discussions, ...lessons];
