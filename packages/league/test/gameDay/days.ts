// Game days of campaign teams by scripts. Neighbours: ../fullCampaign/teams.ts, ../postMatch/support.ts.
import { type CampaignDay, type ClosingPhase, closingPhase, type LeagueStep, type Team } from '@double-skulls/league'
import { campaignTeam, withCareer, withGold } from '../fullCampaign/teams.ts'
import { type Played, type Script, scripted } from '../postMatch/support.ts'

/** A team that has played a game, with so much gold and Fame. */
export const seasoned = (name: string, gold: number, fame = 0, roster = 'elf'): Team => ({
  ...withGold(campaignTeam([['Lineman', 14]], roster, name), gold),
  ...{ fame, history: [{ what: 'match', at: 0 }] },
})

export const dayOf = (teams: { readonly [id: string]: Team }, more: Partial<CampaignDay> = {}): CampaignDay => ({
  ...{ teams, unsigned: [] },
  ...more,
})

export const closing = (phase: ClosingPhase, day: CampaignDay, script: Script = {}): Played<CampaignDay> =>
  scripted(() => closingPhase(phase, day), script)

export const wordsOf = (step: LeagueStep): string => `${step.who} ${step.kind === 'ask' ? step.question : step.why}`
export const heard = ({ steps }: Played<unknown>): string[] => steps.map(wordsOf)

/** The ask with these words. */
export const askOf = ({ steps }: Played<unknown>, words: string) => {
  const step = steps.find((one) => one.kind === 'ask' && wordsOf(one).includes(words))
  if (step?.kind !== 'ask') throw new Error(`nobody was asked "${words}"`)
  return step
}

const laidUp = { ailments: [{ what: 'broken-leg', misses: 2, lasting: false, saves: false }], bench: true } as const

/** The team with its first so many players laid up. */
export const hurt = (team: Team, count: number): Team =>
  team.players.slice(0, count).reduce((now, player, i) => {
    const down = withCareer(now, i, laidUp)
    return {
      ...down,
      players: down.players.map((one) => (one.id === player.id ? { ...one, missesNextGame: true } : one)),
    }
  }, team)
