// A whole match between two simple bots, as this device would save it, for pages that show finished matches. Neighbours:
// ../statistics, ../browser/statistics.test.ts; shelf.ts stores it.
import { newBot } from '@double-skulls/bots'
import { type Engine, type Input, type Match, seededRoller, startingLineUp } from '@double-skulls/engine'
import { inputLine, playedBy, type SavedMatch } from '../../src/match/savedMatch.ts'

export interface BotMatch {
  readonly edition: Engine
  readonly seed: number
  /** By their indices among the team lists. */
  readonly home?: number
  readonly away?: number
  /** Where it stops; at the end by default. */
  readonly until?: (engine: Engine, match: Match) => boolean
}

export const botMatch = ({ edition: engine, seed, home = 0, away = 1, until = () => false }: BotMatch): SavedMatch => {
  const { rosters } = engine.rules
  const setup = { home: startingLineUp(rosters[home]), away: startingLineUp(rosters[away]) }
  const match = engine.start(setup)
  const bot = newBot('rookie', seed)
  const roller = seededRoller(seed)
  const inputs: string[] = []
  while (!until(engine, match)) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') break
    const input: Input =
      pending.wait === 'dice' ? { dice: roller.roll(pending.dice) } : { action: bot(engine, match, { nodes: 40 }) }
    engine.apply(match, input)
    inputs.push(inputLine(engine, input))
  }
  const seats = { home: { by: 'here' }, away: { by: 'bot', bot: 'rookie' } } as const
  return {
    ...{ id: `kept-${seed}`, ...playedBy(engine), seats, beginning: { setup } },
    ...{ inputs, seed, state: match, startedAt: 1, changedAt: 2 },
  }
}
