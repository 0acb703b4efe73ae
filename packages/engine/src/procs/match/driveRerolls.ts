// Team re-rolls that were won for one drive. Neighbour: drive.ts gives and takes them.
import type { Ctx } from '../../edition.ts'
import { sides } from '../../vocabulary/words.ts'

/** Re-rolls that were won for this drive only. */
export const loseDriveRerolls = (c: Ctx): void => {
  for (const side of sides) {
    const squad = c.match.squads[side]
    squad.rerolls -= Math.min(squad.rerolls, squad.driveRerolls)
    squad.driveRerolls = 0
  }
}

/** Re-rolls that were won for the drive that begins now. */
export const gainDriveRerolls = (c: Ctx): void => {
  for (const side of sides) {
    const squad = c.match.squads[side]
    const won = squad.nextDriveRerolls
    if (won === 0) continue
    squad.rerolls += won
    squad.driveRerolls += won
    squad.nextDriveRerolls = 0
    c.events.push({ type: 'gained', side, what: 'reroll', amount: won, why: 'touchdown' })
  }
}
