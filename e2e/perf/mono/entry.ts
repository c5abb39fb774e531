import '@futurelab/platform/ui/tokens.css';
import '@futurelab/platform/ui/reset.css';
import '@futurelab/platform/ui/fonts.css';
import { start } from '../../../shell/src/client/start';

void start();
