// Registers the service worker, so that the client opens offline. Neighbour: offline.config.ts writes the worker.

export const playOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that refuses (a private window) can still play online.
  navigator.serviceWorker.register('./sw.js').catch(() => undefined)
}
