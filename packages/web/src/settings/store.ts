// The settings in use: read once before the first picture, kept on every change. Neighbours: settings.ts, store/db.ts.
import { useSyncExternalStore } from 'react'
import { shelves } from '../store/db.ts'
import { readSettings, type Settings, startSettings } from './settings.ts'

const KEY = 'settings'
const listeners = new Set<() => void>()
let current = startSettings

const show = ({ theme }: Settings): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export const settings = (): Settings => current

export const loadSettings = async (): Promise<void> => {
  try {
    current = readSettings(await (await shelves()).get('things', KEY))
  } catch {
    // A browser that keeps nothing (private windows of some) still plays.
    current = startSettings
  }
  show(current)
}

export const changeSettings = (change: Partial<Settings>): void => {
  current = { ...current, ...change }
  show(current)
  for (const listener of [...listeners]) listener()
  shelves()
    .then((db) => db.put('things', current, KEY))
    .catch(() => undefined)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings)
