// Campaign teams and a game of two of them, for tests: founded with stars, and their match played by a random coach. Neighbours:
// ../games/, ../browser/campaign.test.ts; shelf.ts stores them.
import { editionNamed, engineFor, livelyCoach, type Match, nextInput, seededRoller } from '@double-skulls/engine'
import { decide, generateStars, sensibleCoach, setupFor, suggestTeam, type Team } from '@double-skulls/league'
import { gameNow } from '../../src/games/gameNow.ts'
import { inputLine, playedBy, type SavedMatch } from '../../src/match/savedMatch.ts'
import type { KeptGame } from '../../src/store/keptGame.ts'

export const campaignTeam = (roster: string, name: string): Team => {
  const team = suggestTeam({ edition: 'second', roster, name, coach: 'Ann', campaign: true })
  return decide(() => generateStars(name, team), sensibleCoach(seededRoller(5))).result
}

const here = { by: 'here' } as const

export const keptGame = (more: Partial<KeptGame> = {}): KeptGame => ({
  ...{ id: 'game1', kept: { home: 'valar', away: 'gnash' }, seats: { home: here, away: here }, seed: 11 },
  teams: { home: campaignTeam('elf', 'Valar'), away: campaignTeam('orc', 'Gnashers') },
  ...{ options: {}, decisive: false, said: {}, over: [], match: '', done: false, changedAt: 1 },
  ...more,
})

/** The match of a game, as this device would have kept it: played to its end, or only begun. */
export const matchOf = (game: KeptGame, toItsEnd = true): SavedMatch => {
  const edition = editionNamed(game.teams.home.edition)
  const { prepared } = gameNow(game, null)
  if (!edition || !prepared) throw new Error('nothing is prepared')
  const engine = engineFor(edition)
  const setup = setupFor(prepared, game.decisive)
  const match: Match = engine.start(setup)
  const coach = livelyCoach(seededRoller(4))
  const roller = seededRoller(6)
  const inputs: string[] = []
  for (;;) {
    const input = toItsEnd ? nextInput(engine, match, { coaches: { home: coach, away: coach }, roller }) : null
    if (!input) break
    inputs.push(inputLine(engine, input))
    engine.apply(match, input)
  }
  return {
    ...{ id: 'match1', ...playedBy(engine), seats: game.seats, beginning: { setup }, inputs, seed: 1, state: match },
    ...{ startedAt: 1, changedAt: 2 },
  }
}
