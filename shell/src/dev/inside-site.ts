import './devtools-hook';
import './build-events';
import { start } from '../client/start';
import { mount } from './mount';

/** A section under development inside a site: everything around it is as it is there. */
void start({ mount });
