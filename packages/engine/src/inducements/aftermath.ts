// After the match, a skill that a player was given for it is kept, lost or paid for with an injury.
// Neighbours: match.ts opens the moment, loans.ts; the league reads from the player what he keeps or pays.
import type { Ctx } from '../edition.ts'
import { type Frame, NO_LOANS, type Player } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { isDead } from '../procs/hurt/casualtyRoll.ts'
import { isFreelance } from '../procs/match/freelance.ts'
import type { Side } from '../vocabulary/words.ts'
import { useDie } from './useDie.ts'

/** The price on a 1: a row of the casualty table, or a negative skill. */
export interface Price {
  readonly injury?: string
  readonly skill?: string
}

export interface AftermathFrame extends Frame {
  readonly proc: 'aftermath'
  step: 'next' | 'roll'
  readonly use: string
  readonly price: Price
  left: readonly number[]
}

const noteOf = (use: string): string => `${use}:`

/** The skill that this use gave him for the match, or ''. */
export const givenBy = (player: Player, use: string): string =>
  player.spent.find((entry) => entry.startsWith(noteOf(use)))?.slice(noteOf(use).length, -' match'.length) ?? ''

/** Notes the skill that a use gave him. */
export const noteGift = (player: Player, use: string, skill: string): void => {
  player.spent = [...player.spent, `${noteOf(use)}${skill} match`]
}

/** Living players of the roster: gifts to freelance players and the dead end with the match. */
const givenTo = (c: Ctx, side: Side, use: string): Player[] =>
  c.match.players.filter((p) => p.side === side && givenBy(p, use) !== '' && !isFreelance(p) && !isDead(c, p))

/** Nothing lasts beyond an exhibition match. */
export const hasAftermath = (c: Ctx, side: Side, use: string): boolean =>
  c.match.options.exhibition !== true && givenTo(c, side, use).length > 0

export const aftermathFrame = (c: Ctx, side: Side, use: string, price: Price): AftermathFrame => ({
  proc: 'aftermath',
  step: 'next',
  use,
  price,
  left: givenTo(c, side, use).map(({ id }) => id),
})

const PAYS = 1
const KEEPS = 6

const endLoan = (player: Player, skill: string): void => {
  const left = player.loans.filter((loan) => loan.skill !== skill)
  player.loans = left.length > 0 ? left : NO_LOANS
}

const settleUp = (c: Ctx, player: Player, f: AftermathFrame, face: number): void => {
  const skill = givenBy(player, f.use)
  // If he keeps it, it is his own from now on.
  endLoan(player, skill)
  if (face >= KEEPS) {
    c.events.push({ type: 'learned', player: player.id, skill, why: 'for good' })
    return
  }
  player.skills = player.skills.filter((id) => id !== skill)
  c.events.push({ type: 'forgot', player: player.id, skill, why: f.use })
  if (face > PAYS) return
  const { injury, skill: flaw } = f.price
  if (injury) {
    player.injuries = [...player.injuries, injury]
    c.events.push({ type: 'casualty', player: player.id, by: -1, result: injury, why: f.use, credited: false })
  }
  if (flaw && !player.skills.includes(flaw)) {
    player.skills = [...player.skills, flaw]
    c.events.push({ type: 'learned', player: player.id, skill: flaw, why: f.use })
  }
}

export const aftermath: Procedure<AftermathFrame, Ctx> = {
  steps: {
    next: (_c, f) => (f.left.length > 0 ? 'roll' : DONE),
    roll: useDie<AftermathFrame>(
      (c, f, face) => {
        settleUp(c, c.match.players[f.left[0]], f, face)
        f.left = f.left.slice(1)
        return 'next'
      },
      (f) => f.left[0],
    ),
  },
}
