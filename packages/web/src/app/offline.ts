// Lets the browser keep the client, so that it opens without a line. Neighbours: offline.config.ts writes the worker.

export const playOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that refuses (a private window) plays on with a line.
  navigator.serviceWorker.register('./sw.js').catch(() => undefined)
}
