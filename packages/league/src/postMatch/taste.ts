// What a sensible coach wants after a match: skills that suit the position, a dozen fit players, some gold in hand. Neighbours:
// sensibleCoach.ts asks it, season/taste.ts drafts anew.
import { bookOf, linemenOf, positionIn } from '../book.ts'
import type { About, LeagueAsk } from '../procedure.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { availablePlayers, playerValue } from '../value.ts'

/** What he would teach first: fighters, and runners. Names of all editions stand side by side. */
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

/** Better in itself than any skill, in this order. */
const RISES = ['ST', 'AG', 'MA']

const wanted = ({ team, player }: About, options: readonly string[]): string | null => {
  if (!player) return null
  const liked = [...RISES, ...likedBy(team, player), ...FIGHTER, ...RUNNER]
  return liked.find((id) => options.includes(id)) ?? options[0] ?? null
}

/** He saves for a skill of his own choice, and never longer than he may. */
const purchase = (options: readonly string[]): string =>
  ['chosenPrimary', 'nothing', 'randomPrimary'].find((source) => options.includes(source)) ?? options[0]

const ENOUGH_PLAYERS = 12
const ENOUGH_REROLLS = 3
const IN_HAND = 20_000
/** From here on gold is rather spent than lost. */
const TOO_MUCH = 90_000

/** Whoever of these is worth most. */
const dearest = (team: Team, players: readonly TeamPlayer[]): TeamPlayer | undefined => {
  const book = bookOf(team)
  return [...players].sort((a, b) => playerValue(book, b) - playerValue(book, a))[0]
}

/** The dearest position that leaves something in hand, or any lineman while too few can play. */
const rookieFor = (team: Team, options: readonly string[], short: boolean): string | null => {
  const book = bookOf(team)
  const open = book.roster.positions.filter(({ name }) => options.includes(`hire ${name}`))
  const inReach = open.filter(({ cost }) => cost + IN_HAND <= team.treasury).sort((a, b) => b.cost - a.cost)
  const lineman = open.find(({ name }) => linemenOf(book).some((position) => position.name === name))
  const choice = inReach[0] ?? (short ? (lineman ?? open[0]) : undefined)
  return choice ? `hire ${choice.name}` : null
}

const hire = ({ team, candidates = [] }: About, options: readonly string[]): string => {
  const kept = dearest(
    team,
    candidates.filter(({ id }) => options.includes(`keep ${id}`)),
  )
  const short = availablePlayers(team).length < ENOUGH_PLAYERS
  const resting = options.find((option) => option.startsWith('rest '))
  const free = kept && kept.advances.length > 0 ? `keep ${kept.id}` : null
  if (free) return free
  if (short) return (kept ? `keep ${kept.id}` : rookieFor(team, options, true)) ?? 'done'
  if (resting && availablePlayers(team).length > ENOUGH_PLAYERS) return resting
  if (team.staff.apothecaries === 0 && options.includes('buy apothecaries')) return 'buy apothecaries'
  if (team.staff.rerolls < ENOUGH_REROLLS && options.includes('buy rerolls')) return 'buy rerolls'
  return (team.treasury > TOO_MUCH ? rookieFor(team, options, false) : null) ?? 'done'
}

/** Points do most for whoever is worth most already. */
const nominee = ({ team, candidates = [] }: About, options: readonly string[]): string | null =>
  dearest(
    team,
    candidates.filter(({ id }) => options.includes(id)),
  )?.id ?? null

const GOOD_ENOUGH = 4

export const tasteAfterMatch = ({ options, about }: LeagueAsk): string | null => {
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
      return hire(about, options)
    default:
      return null
  }
}
