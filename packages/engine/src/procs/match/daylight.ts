// How bright it is for players who shun the light: by the weather, or by a die at the start and at every restart, which remembers
// the last one. Neighbours: skies.ts and weatherTurns.ts roll; the skill that shuns the light asks `glare`.
import type { Ctx } from '../../edition.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import { may } from '../../kit.ts'
import { sunEffects } from '../../tables/weather.ts'
import { sides } from '../../vocabulary/words.ts'
import { type RollFrame, sideRollFrame } from '../rolling/roll.ts'
import { weatherNow } from './weather.ts'

type Light = keyof typeof sunEffects

export const isLight = (name: string): name is Light | '' => name === '' || name in sunEffects

/** The same for both squads; '' before it is rolled. */
export const light = squadRecord<Light | ''>('light', '')

const lightNow = (c: Ctx): Light | '' => light.of(c.match.squads.home)

/** Somebody suffers from the light, and this weather leaves it to a die. */
export const lightMatters = (c: Ctx): boolean =>
  weatherNow(c).sun === 'sunTable' && c.match.players.some((p) => may(c, p).shunsLight)

export const lightRoll = (c: Ctx): RollFrame => {
  const before = lightNow(c)
  const value = before === '' ? 0 : sunEffects[before].next
  return sideRollFrame(c, 'sun', '', { modifiers: value === 0 ? [] : [{ value, source: before, player: -1 }] })
}

/** The sky is now as the roll says. */
export const shine = (c: Ctx): void => {
  for (const side of sides) light.put(c.match.squads[side], c.match.lastRoll?.result as Light)
}

/** What the light adds to the throws of those who shun it. */
export const glare = (c: Ctx): number => {
  const { sun = 0 } = weatherNow(c)
  if (sun !== 'sunTable') return sun
  const now = lightNow(c)
  return now === '' ? 0 : sunEffects[now].throws
}
