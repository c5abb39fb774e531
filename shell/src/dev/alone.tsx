import './devtools-hook';
import './builds';
import { start } from '../client/start';
import { AloneLayout } from './alone-layout';
import { mount } from './mount';

/** A section under development by itself: the platform's providers, and a menu of what it declares. */
void start({ mount, layout: <AloneLayout /> });
