// Checks the players of a team: positions, limits, numbers, stars. Neighbours: check.ts calls it, checkCareer.ts checks
// each career.
import { playsFor, withArticle } from '@double-skulls/engine'
import { type Book, knownPositions, positionIn, skillIn, starIn } from './book.ts'
import { checkCareer } from './checkCareer.ts'
import type { Fault, FaultKind } from './fault.ts'
import { placesTaken } from './places.ts'
import { isNew, type Team, type TeamPlayer } from './team.ts'

const fieldOf = (team: Team, player: TeamPlayer): string => `players[${team.players.indexOf(player)}]`

/** A player as the text of a fault names him: `#7 "Wulf"`. */
export const called = ({ number, name }: TeamPlayer): string => `#${number} "${name}"`

export const faultOf = (
  team: Team,
  player: TeamPlayer,
  kind: FaultKind,
  field: string,
  message: string,
  remedy: string,
): Fault => ({ kind, where: `${fieldOf(team, player)}.${field}`, player: player.id, message, remedy })

/** The players with the same key as one before them in the list. */
const repeated = (players: readonly TeamPlayer[], key: (player: TeamPlayer) => string | number): TeamPlayer[] =>
  players.filter((player, i) => players.findIndex((other) => key(other) === key(player)) < i)

export const checkNumbers = (team: Team): Fault[] => [
  ...repeated(team.players, ({ id }) => id).map((player) =>
    faultOf(
      team,
      player,
      'identity',
      'id',
      `${called(player)} has the id "${player.id}" of a team-mate`,
      `give him an id of his own, such as "p${team.nextPlayer}"`,
    ),
  ),
  ...team.players
    .filter(({ id }) => /^p\d+$/.test(id) && Number(id.slice(1)) >= team.nextPlayer)
    .slice(0, 1)
    .map((player) =>
      faultOf(
        team,
        player,
        'identity',
        'id',
        `${called(player)} has the id "${player.id}", which the next player would get too`,
        `set nextPlayer above ${player.id.slice(1)}`,
      ),
    ),
  ...team.players
    .filter(({ id }) => team.former.some((one) => one.id === id))
    .map((player) =>
      faultOf(
        team,
        player,
        'identity',
        'id',
        `${called(player)} has the id "${player.id}" of somebody who has left`,
        `give him an id of his own, such as "p${team.nextPlayer}"`,
      ),
    ),
  ...repeated(team.players, ({ number }) => number).map((player) => {
    const taken = new Set(team.players.map(({ number }) => number))
    const free = Array.from({ length: 99 }, (_, i) => i + 1).find((number) => !taken.has(number))
    return faultOf(
      team,
      player,
      'shirtNumber',
      'number',
      `${called(player)} wears the number of a team-mate`,
      `give him another one, such as ${free}`,
    )
  }),
]

const checkPositions = (book: Book, team: Team): Fault[] => {
  const faults: Fault[] = []
  const seen = new Map<string, number>()
  let bigGuys = 0
  for (const player of team.players) {
    if (player.kind === 'star') continue
    const position = positionIn(book, player.position)
    if (!position) {
      faults.push(
        faultOf(
          team,
          player,
          'position',
          'position',
          `${called(player)}: ${book.roster.name} has no position "${player.position}"`,
          `take one of ${knownPositions(book.roster)}`,
        ),
      )
      continue
    }
    if (player.kind !== 'hired') {
      faults.push(
        faultOf(
          team,
          player,
          'guest',
          'kind',
          `${called(player)} is ${withArticle(player.kind)}, who plays one match only`,
          'hire him or take him off the list',
        ),
      )
      continue
    }
    const count = (seen.get(position.name) ?? 0) + 1
    seen.set(position.name, count)
    // A limit as high as the team's is reported by the check of the team's size.
    if (count > position.max && position.max < book.league.players.most)
      faults.push(
        faultOf(
          team,
          player,
          'positionLimit',
          'position',
          `${called(player)} is ${position.name} number ${count}, and ${position.max} is the most`,
          'take him off the list or change his position',
        ),
      )
    if (position.bigGuy) bigGuys++
    const most = book.roster.mostBigGuys
    if (position.bigGuy && most !== undefined && bigGuys > most && count <= position.max)
      faults.push(
        faultOf(
          team,
          player,
          'bigGuys',
          'position',
          `${called(player)} is big guy number ${bigGuys}, and ${most} is the most for ${book.roster.name}`,
          'take him off the list',
        ),
      )
  }
  return faults
}

/** Limits of all positions together: the players beyond them, unless their own position is full anyway. */
const checkShared = (book: Book, team: Team): Fault[] =>
  Object.entries(book.roster.mostWith ?? {}).flatMap(([skill, most]) => {
    const skillCalled = skillIn(book, skill)?.name ?? skill
    const owners = team.players.filter(
      (player) => player.kind === 'hired' && positionIn(book, player.position)?.skills.includes(skill),
    )
    return owners
      .slice(most)
      .filter(({ position }) => owners.filter((one) => one.position === position).length <= most)
      .map((player, i) =>
        faultOf(
          team,
          player,
          'positionLimit',
          'position',
          `${called(player)} is number ${most + i + 1} with ${skillCalled}, and ${most} of all races together are the most`,
          'take him off the list or change his position',
        ),
      )
  })

const checkStar = (book: Book, team: Team, player: TeamPlayer): Fault[] => {
  const fault = (kind: FaultKind, message: string, remedy: string): Fault[] => [
    faultOf(team, player, kind, kind === 'starPerMatch' ? 'kind' : 'position', `${called(player)}: ${message}`, remedy),
  ]
  const star = starIn(book, player.position)
  if (!star)
    return fault('starUnknown', `there is no star "${player.position}" in ${book.edition.id}`, 'correct his id')
  if (!book.league.stars.permanent)
    return fault(
      'starPerMatch',
      'stars are hired for one match, as an inducement',
      'take him off the list and hire him before the match',
    )
  if (!playsFor(star, book.roster, team.specialRule))
    return fault(
      'starTeam',
      `${star.name} does not play for ${book.roster.name} teams`,
      `take a star who does, such as ${starsFor(book, team).slice(0, 3).join(', ') || 'none'}`,
    )
  if (team.players.find(({ kind, position }) => kind === 'star' && position === star.id) !== player)
    return fault('starTwice', `${star.name} is on the team already`, 'take one of the two off the list')
  const partner = star.partner
  if (partner && !team.players.some(({ kind, position }) => kind === 'star' && position === partner))
    return fault(
      'starPartner',
      `${star.name} comes only together with ${starIn(book, partner)?.name ?? partner}`,
      `add the star "${partner}"`,
    )
  return []
}

/** The ids of the stars that play for a team of this list. */
export const starsFor = (book: Book, team: Pick<Team, 'specialRule'>): readonly string[] =>
  book.edition.stars.filter((star) => playsFor(star, book.roster, team.specialRule)).map(({ id }) => id)

export const checkPlayers = (book: Book, team: Team): Fault[] => {
  const { least, most } = book.league.players
  const size = team.players.length
  const places = placesTaken(book, team.players)
  return [
    ...(isNew(team) && size < least
      ? [
          {
            kind: 'tooFewPlayers' as const,
            where: 'players',
            player: '',
            message: `the team has ${size} of at least ${least} players`,
            remedy: `hire ${least - size} more`,
          },
        ]
      : []),
    ...(places > most
      ? [
          {
            kind: 'tooManyPlayers' as const,
            where: 'players',
            player: '',
            message:
              places === size
                ? `the team has ${size} players, and ${most} are the most`
                : `the team's ${size} players take ${places} places, and ${most} are the most`,
            remedy: `take ${places === size ? size - most : 'some'} off the list`,
          },
        ]
      : []),
    ...checkNumbers(team),
    ...checkPositions(book, team),
    ...checkShared(book, team),
    ...team.players.filter(({ kind }) => kind === 'star').flatMap((player) => checkStar(book, team, player)),
    ...team.players.flatMap((player) =>
      checkCareer(book, team, player).map((found) => ({
        ...found,
        where: `${fieldOf(team, player)}.${found.where}`,
        player: player.id,
        message: `${called(player)}: ${found.message}`,
      })),
    ),
  ]
}
