/** Fetched after the first page of every visit, as one file, because a request costs more than a few kilobytes. */
export { Coach } from '#app/coach.tsx';
export { PhoneFrame } from '#app/layout/phone-frame.tsx';
export { Notices } from '#app/offline/notices.tsx';
export { startOffline } from '#app/offline/start.ts';
