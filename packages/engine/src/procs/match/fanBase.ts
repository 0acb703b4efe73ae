// Before a match: what the fans of each side are like, by a die and the race of the team for each characteristic, and how many
// come. Neighbours: fans.ts keeps it, chanting.ts and crowdIntervention.ts use it.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import {
  FANS_PER_FACTOR,
  type FanCharacteristic,
  fanCharacteristics,
  fanFactorByFame,
  fansByRace,
  fanTable,
  OTHER_FANS_BONUS,
} from '../../tables/fanTables.ts'
import { numberFor } from '../../tables/resultTable.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { lastTotal } from '../rolling/judging.ts'
import { sideRollFrame } from '../rolling/roll.ts'
import { campaignFame, fans, fanTraits, knownFans } from './fans.ts'

export interface FanBaseFrame extends Frame {
  readonly proc: 'fanBase'
  step: 'roll' | 'rolled' | 'bonus' | 'known' | 'came'
  side: Side
  /** Of the characteristics that are rolled for already. */
  totals: readonly number[]
}

const fanBaseFrame = (): FanBaseFrame => ({ proc: 'fanBase', step: 'roll', side: 'home', totals: [] })

/** The race of more than half of a side's players; '' if it is mixed. */
const basicRace = ({ match }: Ctx, side: Side): string => {
  const races = match.players.filter((p) => p.side === side).map(({ who }) => who.race)
  return races.find((race) => 2 * races.filter((other) => other === race).length > races.length) ?? ''
}

const raceModifiers = (c: Ctx, side: Side) => fansByRace[basicRace(c, side)]

const fanRoll = (c: Ctx, { side, totals }: FanBaseFrame) => {
  const trait = fanCharacteristics[totals.length]
  const value = raceModifiers(c, side)?.[trait] ?? 0
  const modifiers = value === 0 ? [] : [{ value, source: 'race', player: -1 }]
  return sideRollFrame(c, 'fanRoll', side, { why: trait, modifiers })
}

const knowThem = (c: Ctx, { side, totals }: FanBaseFrame): void => {
  const squad = c.match.squads[side]
  const [chant, hooliganism, loyalty] = totals.map((total) => numberFor(fanTable.rows, total))
  const traits = knownFans.of(squad) ?? { chant, hooliganism, loyalty }
  fanTraits.put(squad, traits)
  c.events.push({ type: 'fanTraits', side, ...traits })
}

const choose = (trait: FanCharacteristic) => action('choose', -1, -1, trait)

const fanBase: Procedure<FanBaseFrame, Ctx> = {
  steps: {
    // Those of a team that keeps them are rolled for once.
    roll: (c, f) => (knownFans.of(c.match.squads[f.side]) ? 'known' : call(fanRoll(c, f), 'rolled')),

    rolled: (c, f) => {
      f.totals = [...f.totals, lastTotal(c)]
      if (f.totals.length < fanCharacteristics.length) return 'roll'
      return raceModifiers(c, f.side) ? 'known' : 'bonus'
    },

    // He knows all three rolls when he chooses.
    bonus: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('fanBonus'),
      legal: () => fanCharacteristics.map(choose),
      chosen: (_c, f, { option }) => {
        f.totals = f.totals.map((total, i) => total + (fanCharacteristics[i] === option ? OTHER_FANS_BONUS : 0))
        return 'known'
      },
    },

    known: (c, f) => {
      knowThem(c, f)
      const { loyalty } = fanTraits.of(c.match.squads[f.side])
      const modifiers = [{ value: loyalty, source: 'loyalty', player: -1 }]
      return call(sideRollFrame(c, 'gate', f.side, { modifiers }), 'came')
    },

    came: (c, f): Next<FanBaseFrame> => {
      const { home, away } = c.match.squads
      const squad = c.match.squads[f.side]
      const factor = fanFactorByFame(Number(c.match.lastRoll?.result), campaignFame.of(squad))
      fans.put(squad, factor)
      c.events.push({ type: 'fans', side: f.side, fans: factor * FANS_PER_FACTOR, fanFactor: factor, fame: 0 })
      if (f.side === 'away') {
        c.events.push({ type: 'gate', fans: (fans.of(home) + fans.of(away)) * FANS_PER_FACTOR })
        return DONE
      }
      f.side = 'away'
      f.totals = []
      return 'roll'
    },
  },
}

export const fansCome: Routine = { id: 'fansCome', at: 'preGame', begin: fanBaseFrame, procedures: { fanBase } }
