// A sensible coach's answers after a match: skills that suit the position; sensibleHiring.ts hires. Neighbours:
// ../sensibleCoach.ts calls it, ../season/sensibleRedraft.ts redrafts.
import { bookOf, positionIn } from '../book.ts'
import type { About, LeagueAsk } from '../procedure.ts'
import { dearest } from '../squadWants.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { hireAfterMatch } from './sensibleHiring.ts'

/** Preferred skills of fighters, runners and throwers, with the names of all editions. */
const FIGHTER = [
  'block',
  'guard',
  'mighty-blow',
  'mighty-blow-1',
  'stand-firm',
  'tackle',
  'wrestle',
  'break-tackle',
  'pro',
]
const RUNNER = ['dodge', 'block', 'side-step', 'sidestep', 'sure-feet', 'catch', 'sure-hands', 'wrestle', 'fend', 'pro']
const THROWER = ['accurate', 'pass', 'leader', 'sure-hands', 'block']

const likedBy = (team: Team, player: TeamPlayer): readonly string[] => {
  const normal = positionIn(bookOf(team), player.position)?.normal ?? ''
  if (normal.includes('P')) return THROWER
  return normal.includes('A') && !normal.includes('S') ? RUNNER : FIGHTER
}

/** Characteristics that are better than any skill, best first. */
const RISES = ['ST', 'AG', 'MA']

const wanted = ({ team, player }: About, options: readonly string[]): string | null => {
  if (!player) return null
  const liked = [...RISES, ...likedBy(team, player), ...FIGHTER, ...RUNNER]
  return liked.find((id) => options.includes(id)) ?? options[0] ?? null
}

/** Saves for a chosen skill as long as that is allowed. */
const purchase = (options: readonly string[]): string =>
  ['chosenPrimary', 'nothing', 'randomPrimary'].find((source) => options.includes(source)) ?? options[0]

/** The most valuable players are nominated. */
const nominee = ({ team, candidates = [] }: About, options: readonly string[]): string | null =>
  dearest(
    team,
    candidates.filter(({ id }) => options.includes(id)),
  )?.id ?? null

const GOOD_ENOUGH = 4

export const sensibleAfterMatch = ({ options, about }: LeagueAsk): string | null => {
  switch (about?.topic) {
    case 'winnings':
      return (about.value ?? 0) < GOOD_ENOUGH ? 'again' : 'keep'
    case 'nomination':
      return nominee(about, options)
    case 'handedOver':
      return options[0]
    case 'improvement':
    case 'skill':
      return wanted(about, options)
    case 'category':
      return options[0]
    case 'randomSkill':
      return 'again'
    case 'advancement':
      return purchase(options)
    case 'upkeep':
      return options[0]
    case 'hiring':
      return hireAfterMatch(about, options)
    default:
      return null
  }
}
