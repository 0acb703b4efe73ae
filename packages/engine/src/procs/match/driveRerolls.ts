// Team re-rolls that last for one drive. Neighbours: drive.ts, rolling/reroll.ts; kick-off events and stars win them.
import type { Ctx } from '../../edition.ts'
import type { Squad } from '../../kernel/match.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import { type Side, sides } from '../../vocabulary/words.ts'
import { gainReroll } from './resources.ts'

/** How many of the squad's re-rolls are lost when the drive ends. */
export const driveRerolls = squadRecord('driveRerolls', 0)

/** Re-rolls that are gained when the next drive starts and lost when it ends. */
const nextDriveRerolls = squadRecord('nextDriveRerolls', 0)

export const gainDriveReroll = (c: Ctx, side: Side, why: string): void => {
  const squad = c.match.squads[side]
  gainReroll(c, side, why)
  driveRerolls.put(squad, driveRerolls.of(squad) + 1)
}

export const promiseDriveReroll = (c: Ctx, side: Side): void => {
  const squad = c.match.squads[side]
  nextDriveRerolls.put(squad, nextDriveRerolls.of(squad) + 1)
}

/** Re-rolls that end with the drive are used first. */
export const useDriveReroll = (squad: Squad): void => {
  const left = driveRerolls.of(squad)
  if (left > 0) driveRerolls.put(squad, left - 1)
}

export const loseDriveRerolls = (c: Ctx): void => {
  for (const side of sides) {
    const squad = c.match.squads[side]
    const lost = driveRerolls.of(squad)
    if (lost === 0) continue
    squad.rerolls -= Math.min(squad.rerolls, lost)
    driveRerolls.put(squad, 0)
  }
}

/** Re-rolls that were won for the drive that begins now. */
export const gainPromisedRerolls = (c: Ctx): void => {
  for (const side of sides) {
    const squad = c.match.squads[side]
    const won = nextDriveRerolls.of(squad)
    if (won === 0) continue
    squad.rerolls += won
    driveRerolls.put(squad, driveRerolls.of(squad) + won)
    nextDriveRerolls.put(squad, 0)
    c.events.push({ type: 'gained', side, what: 'reroll', amount: won, why: 'touchdown' })
  }
}
