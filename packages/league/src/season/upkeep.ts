// Upkeep negotiations, an optional rule that the source only names: an experienced player may ask for money.
// Neighbours: ../postMatch/postMatchSteps.ts lists the step, ../rules/options.ts enables it.
import { earnedAdvances } from '../checkCareer.ts'
import { gold } from '../fault.ts'
import { about, careersOf, eachSide, noted, shirtOf } from '../postMatch/afterMatch.ts'
import { ask, roll } from '../procedure.ts'
import { type TeamPlayer, withPlayer } from '../team.ts'

const ASKS_ON = 1

/** The player with the most advances; of equals, the one hired first. */
const furthest = (players: readonly TeamPlayer[]): TeamPlayer | undefined =>
  players.reduce<TeamPlayer | undefined>(
    (best, one) => (best && earnedAdvances(best) >= earnedAdvances(one) ? best : one),
    undefined,
  )

/** On a 1 he asks; if refused, he misses the next match. Only living players who played ask. */
export const upkeepNegotiations = eachSide(function* (view) {
  const { team, side, options } = view
  const rule = options.upkeepNegotiations
  const present = careersOf(view).flatMap(([player, { dead }]) =>
    dead || !team.players.includes(player) ? [] : [player],
  )
  const player = rule && furthest(present.filter((one) => earnedAdvances(one) >= rule.advances))
  if (!rule || !player) return {}
  const [face] = yield* roll(side, `upkeep negotiations of ${shirtOf(player)}`, 'd6')
  if (face !== ASKS_ON) return {}
  const fee = rule.fee * earnedAdvances(player)
  const answers = fee <= team.treasury ? (['pay', 'refuse'] as const) : (['refuse'] as const)
  const question = `${shirtOf(player)} asks for ${gold(fee)}: pay him or do without him next time`
  const answer = yield* ask<string>(side, question, answers, { ...about('upkeep', team, player), value: fee })
  return {
    team:
      answer === 'pay'
        ? noted({ ...team, treasury: team.treasury - fee }, 'upkeep', { player: shirtOf(player), amount: fee })
        : noted(
            withPlayer(team, player.id, (one) => ({ ...one, missesNextGame: true })),
            'refused',
            { player: shirtOf(player), amount: fee },
          ),
  }
})
