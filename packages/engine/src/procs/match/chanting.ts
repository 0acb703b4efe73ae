// The fans of both sides chant at the start and at every restart: 2D6, what they are like, how many they are, and who leads them.
// The louder side has a team re-roll until the next touchdown. Neighbours: fans.ts, driveRerolls.ts, staff.ts.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { cheeringTable, LEADING_CHANT, PAINTED_BONUS } from '../../tables/fanTables.ts'
import { numberFor } from '../../tables/resultTable.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { lastTotal } from '../rolling/judging.ts'
import { sideRollFrame } from '../rolling/roll.ts'
import { gainDriveReroll } from './driveRerolls.ts'
import { fans, fanTraits } from './fans.ts'
import { cheerleaders, cheerleadersBarred, cheerleadersPainted } from './staff.ts'

export interface ChantingFrame extends Frame {
  readonly proc: 'chanting'
  step: 'home' | 'away' | 'heard'
  homeTotal: number
}

/** What the cheerleaders of a side add. */
type Cheering = (c: Ctx, side: Side) => number

export const cheeringAbility: Cheering = ({ match: { squads } }, side) => {
  const squad = squads[side]
  if (cheerleadersBarred.of(squad)) return 0
  return numberFor(cheeringTable.rows, cheerleaders.of(squad)) + (cheerleadersPainted.of(squad) ? PAINTED_BONUS : 0)
}

export const nobodyCheers: Cheering = () => 0

const chant = (c: Ctx, side: Side, cheering: Cheering) => {
  const { squads } = c.match
  const modifiers = [
    { value: fanTraits.of(squads[side]).chant, source: 'chant', player: -1 },
    { value: fans.of(squads[side]), source: 'fanFactor', player: -1 },
    { value: cheering(c, side), source: 'cheerleaders', player: -1 },
    { value: squads[side].score > squads[otherSide(side)].score ? LEADING_CHANT : 0, source: 'lead', player: -1 },
  ]
  return sideRollFrame(c, 'chant', side, { modifiers: modifiers.filter(({ value }) => value !== 0) })
}

const chanting = (cheering: Cheering): Procedure<ChantingFrame, Ctx> => ({
  steps: {
    home: (c) => call(chant(c, 'home', cheering), 'away'),

    away: (c, f) => {
      f.homeTotal = lastTotal(c)
      return call(chant(c, 'away', cheering), 'heard')
    },

    heard: (c, f) => {
      const home = f.homeTotal
      const away = lastTotal(c)
      c.events.push({ type: 'rollOff', why: 'chanting', home, away })
      if (home !== away) gainDriveReroll(c, home > away ? 'home' : 'away', 'chanting')
      return DONE
    },
  },
})

const begin = (): ChantingFrame => ({ proc: 'chanting', step: 'home', homeTotal: 0 })

/** At the start and at every restart. */
export const chants = (cheering: Cheering): readonly Routine[] => {
  const procedures = { chanting: chanting(cheering) }
  return [
    { id: 'firstChants', at: 'preGame', begin, procedures },
    { id: 'chants', at: 'restart', begin, procedures },
  ]
}
