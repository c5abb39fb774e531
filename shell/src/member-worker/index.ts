import { clientsClaim } from 'workbox-core';
import { cacheLessons } from './offline-lessons';
import { showPushes } from './push';

declare const self: ServiceWorkerGlobalScope;

/**
 * The service worker of a member's browser: lessons that were opened can be read without a network, and what is pushed is
 * shown. It is registered when either is asked for, with the member's id in its address.
 */
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();
showPushes(self);
cacheLessons(self, new URL(self.location.href).searchParams.get('member') ?? '');
