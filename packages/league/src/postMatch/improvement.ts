// Improvement rolls: two dice for every new level of Star Player points. Neighbours: learning.ts says what can be
// gained, advancement.ts has the purchases of later editions.
import type { Characteristic } from '@double-skulls/engine'
import type { Book } from '../book.ts'
import { earnedAdvances, levelsReached } from '../checkCareer.ts'
import { ask, type LeagueProcedure, roll } from '../procedure.ts'
import type { AdvanceSource, Team, TeamPlayer } from '../team.ts'
import { about, developed, eachSide, type SideAfter, shirtOf } from './afterMatch.ts'
import { addedBy, canRise, gaining, skillsToLearn } from './learning.ts'

/** The characteristics that a high roll allows besides a skill. */
const risesOn: { readonly [sum: number]: readonly Characteristic[] } = { 10: ['MA', 'AV'], 11: ['AG'], 12: ['ST'] }

type Choices = ReadonlyMap<string, AdvanceSource>

/** Everything the dice allow, each with its source. */
const choicesFor = (book: Book, team: Team, player: TeamPlayer, [first, second]: readonly number[]): Choices => {
  const choices = new Map<string, AdvanceSource>()
  for (const which of risesOn[first + second] ?? [])
    if (canRise(book, team, player, which)) choices.set(which, 'characteristic')
  for (const id of skillsToLearn(book, team, player, 'primary')) choices.set(id, 'normal')
  if (first === second)
    for (const id of skillsToLearn(book, team, player, 'secondary')) if (!choices.has(id)) choices.set(id, 'double')
  return choices
}

function* improve(book: Book, who: string, team: Team, player: TeamPlayer): LeagueProcedure<TeamPlayer> {
  const due = levelsReached(book, player.points)
  while (earnedAdvances(player) < due) {
    const faces = yield* roll(who, `improvement of ${shirtOf(player)}`, 'd6', 'd6')
    const choices = choicesFor(book, team, player, faces)
    const question = `what ${shirtOf(player)} gains by ${faces.join(' and ')}`
    const gained = yield* ask(who, question, [...choices.keys()], {
      ...about('improvement', team, player),
      adds: addedBy(book, player, choices),
    })
    player = gaining(book, player, choices.get(gained) ?? 'normal', gained)
  }
  return player
}

/** For all players and journeymen whose points have reached a new level. */
export const improvementRolls = eachSide(function* (view) {
  const { book, side, team, guests } = view
  let after: SideAfter = view
  for (const player of [...team.players, ...guests.map((guest) => guest.player)]) {
    const better = yield* improve(book, side, after.team, player)
    if (better !== player) after = developed(after, player, better)
  }
  return { team: after.team, guests: after.guests }
})
