// Prayers that are active: whether a side has one, and when they end. Neighbours: pray.ts adds them, tables/prayers.ts
// says what they do.
import { type Ctx, needed } from '../../edition.ts'
import { NONE } from '../../kernel/match.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import type { Prayer } from '../../tables/prayers.ts'
import { ofSide, type Side, sides } from '../../vocabulary/words.ts'

/** Active prayers and how long they last: `moles half`. */
export const activePrayers = squadRecord('prayers', NONE)

/** By the notation of a squad: `moles half`. */
export const prayerOf = (c: Ctx, entry: string): Prayer => needed(c, c.rules.prayers.get(entry), `prayer "${entry}"`)

/** Whether this prayer of a side is active. */
export const isAnswered = (c: Ctx, side: Side, id: string): boolean =>
  activePrayers.of(ofSide(c.match.squads, side)).some((entry) => entry.startsWith(`${id} `))

/** Whether an active prayer of a side satisfies the query. */
export const anyPrayer = (c: Ctx, side: Side, query: (prayer: Prayer) => boolean): boolean =>
  activePrayers.of(ofSide(c.match.squads, side)).some((entry) => query(prayerOf(c, entry)))

/** Ends the prayers that last for this drive, half or match. */
export const endPrayers = (c: Ctx, lasts: Prayer['lasts']): void => {
  for (const side of sides) {
    const squad = ofSide(c.match.squads, side)
    const active = activePrayers.of(squad)
    const over = active.filter((entry) => prayerOf(c, entry).lasts === lasts)
    if (over.length === 0) continue
    activePrayers.put(
      squad,
      active.filter((entry) => !over.includes(entry)),
    )
    for (const entry of over) c.events.push({ type: 'prayerEnded', side, prayer: prayerOf(c, entry).id })
  }
}
