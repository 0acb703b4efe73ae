// Star rolls: two dice for every new level of Star Player points, each followed by ageing. Neighbours: starRollTable.ts
// says what the dice give, learning.ts what can be gained, improvement.ts has the rolls of later editions.
import type { Book } from '../book.ts'
import { earnedAdvances, levelsReached } from '../checkCareer.ts'
import { ask, type LeagueProcedure, rollPair } from '../procedure.ts'
import type { LeagueOptions } from '../rules/options.ts'
import type { AdvanceSource, Team, TeamPlayer } from '../team.ts'
import { about, developed, eachSide, playerNumbered, type SideAfter, shirtOf } from './afterMatch.ts'
import { ageing } from './ageing.ts'
import { addedBy, canRise, gaining, skillsToLearn } from './learning.ts'
import { starRollTable } from './starRollTable.ts'

type Choices = ReadonlyMap<string, AdvanceSource>

/** A characteristic is no skill instead unless the dice are a double, or it cannot rise. */
const choicesFor = (book: Book, team: Team, player: TeamPlayer, [first, second]: readonly number[]): Choices => {
  const choices = new Map<string, AdvanceSource>()
  const isDouble = first === second
  const raises = starRollTable.find(({ from, upTo }) => first + second >= from && first + second <= upTo)?.raises ?? ''
  if (raises !== '' && canRise(book, team, player, raises)) choices.set(raises, 'characteristic')
  if (choices.size > 0 && !isDouble) return choices
  for (const id of skillsToLearn(book, team, player, 'primary')) choices.set(id, 'normal')
  if (isDouble)
    for (const id of skillsToLearn(book, team, player, 'anyOrOwnTrait')) if (!choices.has(id)) choices.set(id, 'double')
  return choices
}

/** What a star roll gives, in a few words. */
const wordsFor = (choices: Choices): string => {
  const raises = [...choices].flatMap(([gained, source]) => (source === 'characteristic' ? [`+1 ${gained}`] : []))
  const sources = [...choices.values()]
  const skills = sources.includes('double') ? ['any skill, or a trait'] : sources.includes('normal') ? ['a skill'] : []
  return [...raises, ...skills].join(' or ')
}

function* starRoll(book: Book, who: string, team: Team, player: TeamPlayer): LeagueProcedure<TeamPlayer> {
  const faces = yield* rollPair(who, `star roll of ${shirtOf(player)}`, (first, second) =>
    wordsFor(choicesFor(book, team, player, [first, second])),
  )
  const choices = choicesFor(book, team, player, faces)
  const options = [...choices.keys()]
  const question = `what ${shirtOf(player)} gains by ${faces.join(' and ')}`
  const gained =
    options.length === 1
      ? options[0]
      : yield* ask(who, question, options, {
          ...about('improvement', team, player),
          adds: addedBy(book, player, choices),
        })
  return gaining(book, player, choices.get(gained) ?? 'normal', gained)
}

/** All star rolls that a player's points have reached, one after another, each with its ageing. */
export function* starRollsOf(
  book: Book,
  start: SideAfter,
  number: number,
  options: LeagueOptions,
): LeagueProcedure<SideAfter> {
  let after = start
  for (;;) {
    const player = playerNumbered(after, number)
    if (!player || earnedAdvances(player) >= levelsReached(book, player.points, options)) return after
    const better = yield* starRoll(book, after.side, after.team, player)
    after = yield* ageing(book, developed(after, player, better), better)
  }
}

/** For all players and raised players whose points have reached a new level. */
export const starRolls = eachSide(function* (view) {
  const { book, team, guests, options } = view
  let after: SideAfter = view
  for (const { number } of [...team.players, ...guests.map(({ player }) => player)])
    after = yield* starRollsOf(book, after, number, options)
  return { team: after.team, guests: after.guests }
})
