// As a team turn begins its coach may give one dose of a potion to a player of his. Who has drunk one before in this match must roll under
// his ST, or the mixture poisons him, and he is out of the match. Neighbours: draughts.ts says what each does, potions.ts keeps the
// store; routines.ts plays the routine.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { type Action, action } from '../../vocabulary/actions.ts'
import { type Potion, potions } from '../../vocabulary/potions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { dropBall } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { isMachine } from '../things/machines.ts'
import { drinks, mayDrink, noteDrunk, timesDrunk } from './draughts.ts'
import { doses } from './potions.ts'
import { forgetSpells } from './spells.ts'
import { endStatesOf, setState } from './states.ts'
import { statNow } from './weather.ts'

export interface DrinkingFrame extends Frame, Receives<{ mixed: RollResult }> {
  readonly proc: 'drinking'
  step: 'ask' | 'mixed' | 'end'
  readonly side: Side
  player: number
}

const DECLINE = action('decline')

/** A 6 is never under anybody’s ST. */
const POISONS_ALWAYS = 6

const doseFor = (player: number, potion: Potion): Action => action('choose', player, -1, potion)

/** All doses that can be given now, by player. */
const offers = (c: Ctx, side: Side): readonly Action[] => {
  const store = doses.of(c.match.squads[side])
  const left = potions.filter((potion) => (store[potion] ?? 0) > 0)
  if (left.length === 0) return []
  return c.match.players
    .filter((player) => player.side === side && !isMachine(c, player))
    .flatMap((player) => left.filter((potion) => mayDrink(c, player, potion)).map((one) => doseFor(player.id, one)))
}

const give = (c: Ctx, side: Side, player: Player, potion: Potion): void => {
  const squad = c.match.squads[side]
  const store = doses.of(squad)
  doses.put(squad, { ...store, [potion]: (store[potion] ?? 0) - 1 })
  c.events.push({ type: 'potionDrunk', side, player: player.id, potion })
  drinks(c, player, potion)
}

/** He lies where the knocked out lie, and nothing wakes him before the match is over but an Antidote. */
const poison = (c: Ctx, player: Player): void => {
  dropBall(c, player, true)
  endStatesOf(c, player, 'fall')
  if (player.place !== 'ko') takeOff(c.match, c.rules.pitch, player, 'ko')
  forgetSpells(c, player)
  c.events.push({ type: 'removed', player: player.id, to: 'ko', why: 'poison' })
  setState(c, player, 'poisoned', true)
}

const drinking: Procedure<DrinkingFrame, Ctx> = {
  steps: {
    ask: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('givePotion', -1, { declining: 'noPotion' }),
      legal: (c, f) => [DECLINE, ...offers(c, f.side)],
      chosen: (c, f, answer): Next<DrinkingFrame> => {
        if (answer.do === 'decline') return DONE
        const potion = potions.find((one) => one === answer.option)
        if (!potion) throw new Error(`nobody brews ${answer.option}`)
        const player = c.match.players[answer.player]
        const isMixture = timesDrunk(player) > 0
        f.player = player.id
        give(c, f.side, player, potion)
        noteDrunk(player, potion)
        if (!isMixture || potion === 'antidote') return DONE
        const base = Math.min(statNow(c, player, 'ST').value, POISONS_ALWAYS) - 1
        return call(rollFrame(c, 'poison', player.id, { base, why: potion }), 'mixed')
      },
    },

    mixed: (c, f, result) => {
      if (result === 'passed') return DONE
      poison(c, c.match.players[f.player])
      return call(settleFrame(), 'end')
    },

    end: () => DONE,
  },
}

export const potionsAreDrunk: Routine = {
  id: 'potionsAreDrunk',
  at: 'turnStart',
  begin: (c, side): DrinkingFrame | null =>
    offers(c, side).length > 0 ? { proc: 'drinking', step: 'ask', side, player: -1 } : null,
  procedures: { drinking },
}
