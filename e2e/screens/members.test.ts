import { lookAtScreensOf } from './look-at-screens.ts';

lookAtScreensOf(['member', 'clinic', 'admin']);
