import './devtools-hook';
import './build-events';
import { start } from '../client/start';
import { StandaloneLayout } from './standalone-layout';
import { mount } from './mount';

/** A section under development by itself: the platform's providers, and a menu of what it declares. */
void start({ mount, layout: <StandaloneLayout /> });
