/** What a list has to say now and then, in one script that comes after the list. */
export { NothingToBuy } from './nothing-to-buy.tsx';
export { PlanNews } from './plan-news.tsx';
export { DeviceNotice, DoneNotice } from '../device/device-notice.tsx';
