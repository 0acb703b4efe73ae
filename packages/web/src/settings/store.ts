// The settings in use: read once before the first frame, stored on every change. Neighbours: settings.ts, store/db.ts.
import { useSyncExternalStore } from 'react'
import { shelves } from '../store/db.ts'
import { type Broken, keepRecord } from '../store/shelf.ts'
import { readSettings, type Settings, spoiltFields, startSettings } from './settings.ts'

const KEY = 'settings'
const listeners = new Set<() => void>()
let current = startSettings
let spoilt: readonly Broken[] = []

const tell = (): void => {
  for (const listener of [...listeners]) listener()
}

/** Remembers stored settings that could not be read in full. */
const judge = (value: unknown): void => {
  const fields = spoiltFields(value).map((field) => `"${field}"`)
  const why = `For ${fields.join(', ')} something is kept that cannot be chosen; there the first choice stands`
  spoilt = fields.length === 0 ? [] : [{ shelf: 'things', key: KEY, why, value }]
}

const dark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

const show = ({ light }: Settings): void => {
  document.documentElement.dataset.light = light === 'system' ? (dark().matches ? 'night' : 'day') : light
}

export const settings = (): Settings => current

export const loadSettings = async (): Promise<void> => {
  try {
    const kept: unknown = await (await shelves()).get('things', KEY)
    current = readSettings(kept)
    judge(kept)
  } catch {
    // A browser without storage (some private windows) can still play.
    current = startSettings
  }
  show(current)
  dark().addEventListener('change', () => show(current))
  tell()
}

const keep = (): Promise<void> => keepRecord('things', current, KEY)

/** After damaged settings were removed or restored: the settings in use stay in use. */
export const settingsRescued = async (): Promise<void> => {
  const kept: unknown = await (await shelves()).get('things', KEY)
  if (kept === undefined) await keep()
  judge(kept)
  tell()
}

export const changeSettings = (change: Partial<Settings>): void => {
  current = { ...current, ...change }
  spoilt = []
  show(current)
  tell()
  keep().catch(() => undefined)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings)

/** The stored settings if they could not be read in full; otherwise empty. */
export const useSpoiltSettings = (): readonly Broken[] => useSyncExternalStore(subscribe, () => spoilt)
