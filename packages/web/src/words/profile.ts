// A player's characteristics as coaches write them: numbers, or targets with a plus. Neighbours: tray/PlayerCard.tsx, companion/.
import type { Characteristic, Engine } from '@double-skulls/engine'

type Profile = { readonly [C in Characteristic]?: number | undefined }

/** Characteristics that are target numbers in editions with a passing ability. */
export const statWords = (engine: Engine, name: Characteristic, value: number | undefined): string => {
  if (value === undefined || (name === 'PA' && value === 0)) return '–'
  const target = engine.rules.characteristics.includes('PA') && ['AG', 'PA', 'AV'].includes(name)
  return target ? `${value}+` : String(value)
}

export const profileWords = (engine: Engine, profile: Profile): string =>
  engine.rules.characteristics.map((name) => `${name} ${statWords(engine, name, profile[name])}`).join(' · ')
