// The settings in use: read once before the first picture, kept on every change. Neighbours: settings.ts, store/db.ts.
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

/** Sets aside what is kept but could not be read in full. */
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
    // A browser that keeps nothing (private windows of some) still plays.
    current = startSettings
  }
  show(current)
  dark().addEventListener('change', () => show(current))
  tell()
}

const keep = (): Promise<void> => keepRecord('things', current, KEY)

/** After spoilt settings were removed or brought back: what is in use stays in use. */
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

/** What is kept as settings and could not be read in full; empty where it could. */
export const useSpoiltSettings = (): readonly Broken[] => useSyncExternalStore(subscribe, () => spoilt)
