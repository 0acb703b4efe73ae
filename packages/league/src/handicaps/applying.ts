// What each handicap does before the match: players and numbers of the line-ups change, and the rest is given to the
// match by ids. Neighbours: rolling.ts calls it, choosing.ts names the players, handicapTable.ts lists the 36.
import { otherSide, type Side } from '@double-skulls/engine'
import { bookOf, positionIn } from '../book.ts'
import { about, shirtOf } from '../postMatch/afterMatch.ts'
import { skillsToLearn } from '../postMatch/learning.ts'
import { awardedTo } from '../postMatch/mostValuable.ts'
import { starRollsOf } from '../postMatch/starRolls.ts'
import {
  type BeforeMatch,
  type Lent,
  leftOut,
  type MatchNumber,
  numberOf,
  type SideBefore,
  squadOf,
  withSide,
} from '../preMatch/beforeMatch.ts'
import { guestFor } from '../preMatch/journeymen.ts'
import { ask, drawOne, type LeagueProcedure, roll } from '../procedure.ts'
import { profileOf } from '../profile.ts'
import type { HeldHandicaps } from '../rules/options.ts'
import type { TeamPlayer } from '../team.ts'
import { availablePlayers } from '../value.ts'
import { FEE } from './appearanceFee.ts'
import { drawnFrom, numberDrawn, playerChosen } from './choosing.ts'
import type { Handicap } from './handicap.ts'

/** The match after a handicap, and a fee that it leaves to be paid. */
export interface Applied {
  readonly before: BeforeMatch
  readonly fee?: HeldHandicaps['fee']
}

interface Applying {
  readonly before: BeforeMatch
  /** The side that has the handicap, and its opponents. */
  readonly own: SideBefore
  readonly foes: SideBefore
  readonly handicap: Handicap
}

type Apply = (applying: Applying) => LeagueProcedure<Applied>

const withNumber = (side: SideBefore, which: MatchNumber, value: number): SideBefore => ({
  ...side,
  changes: { ...side.changes, numbers: { ...side.changes.numbers, [which]: Math.max(0, value) } },
})

const lend = (side: SideBefore, player: TeamPlayer, { skills = [], stats = {} }: Partial<Lent>): SideBefore => {
  const had = side.changes.players[player.id] ?? { skills: [], stats: {} }
  const lent: Lent = { skills: [...had.skills, ...skills], stats: { ...had.stats, ...stats } }
  return { ...side, changes: { ...side.changes, players: { ...side.changes.players, [player.id]: lent } } }
}

const withInducement = (side: SideBefore, id: string): SideBefore => ({
  ...side,
  changes: { ...side.changes, inducements: [...side.changes.inducements, id] },
})

/** A handicap that asks nobody and rolls nothing. */
const plain = (change: (applying: Applying) => SideBefore): Apply =>
  // biome-ignore lint/correctness/useYield: nobody is asked.
  function* (applying) {
    return { before: withSide(applying.before, change(applying)) }
  }

/** The match plays it: an inducement of the side that has it. */
const inMatch = (id: string): Apply => plain(({ own }) => withInducement(own, id))

/** A skill of one own player for the match, named by the coach. */
const ownPlayerWith = (...skills: readonly string[]): Apply =>
  function* ({ before, own, handicap }) {
    const player = yield* playerChosen(own, own, handicap)
    return { before: player ? withSide(before, lend(own, player, { skills })) : before }
  }

/** Opponents drawn by lot get a skill for the match. */
const drawnFoesWith = (skill: string): Apply =>
  function* ({ before, own, foes, handicap }) {
    const count = yield* numberDrawn(own.side, handicap)
    let side = foes
    for (const player of yield* drawnFrom(own.side, squadOf(foes), handicap, count))
      side = lend(side, player, { skills: [skill] })
    return { before: withSide(before, side) }
  }

const APPEARANCE_GOLD = 5000

const appearanceFee: Apply = function* ({ before, own, foes, handicap }) {
  const squad = squadOf(foes)
  const most = Math.max(...squad.map(({ points }) => points))
  const [star] = yield* drawnFrom(
    own.side,
    squad.filter(({ points }) => points === most),
    handicap,
    1,
  )
  const [face] = yield* roll(own.side, 'appearance fee', 'd6')
  const amount = face * APPEARANCE_GOLD
  const unpaid = lend(foes, star, { skills: ['unpaid'] })
  const side = foes.team.treasury >= amount ? withInducement(unpaid, FEE) : unpaid
  return { before: withSide(before, side), fee: { player: star.id, amount } }
}

const intensiveTraining: Apply = function* ({ before, own, handicap }) {
  const book = bookOf(own.team)
  const learners = availablePlayers(own.team).filter((one) => skillsToLearn(book, own.team, one, 'primary').length > 0)
  const player = yield* playerChosen(own, own, handicap, learners)
  if (!player) return { before }
  const skills = skillsToLearn(book, own.team, player, 'primary')
  const question = `what ${shirtOf(player)} can do in this match`
  const skill = yield* ask(own.side, question, skills, about('handicapSkill', own.team, player))
  return { before: withSide(before, lend(own, player, { skills: [skill] })) }
}

/** An award before the match, with the star rolls that it brings. */
function* awardedNow(before: BeforeMatch, own: SideBefore, player: TeamPlayer): LeagueProcedure<Applied> {
  const after = awardedTo({ side: own.side, team: own.team, guests: [], scarred: [] }, player)
  const { team } = yield* starRollsOf(bookOf(own.team), after, player.number, before.options)
  return { before: withSide(before, { ...own, team }) }
}

const inspiration: Apply = function* ({ before, own, handicap }) {
  const player = yield* playerChosen(own, own, handicap, availablePlayers(own.team))
  return player ? yield* awardedNow(before, own, player) : { before }
}

const bribeTheAnnouncers: Apply = function* ({ before, own, handicap }) {
  const [player] = yield* drawnFrom(own.side, availablePlayers(own.team), handicap, 1)
  return player ? yield* awardedNow(before, own, player) : { before }
}

const greasedShoes: Apply = function* ({ before, own, foes, handicap }) {
  const player = yield* playerChosen(own, foes, handicap)
  return { before: player ? withSide(before, lend(foes, player, { skills: ['greased'] })) : before }
}

const illegalDrugs: Apply = function* ({ before, own, handicap }) {
  const player = yield* playerChosen(own, own, handicap)
  if (!player) return { before }
  const { stats } = profileOf(bookOf(own.team), own.team, player)
  const question = `what is one better of ${shirtOf(player)}`
  const which = yield* ask(own.side, question, ['ST', 'AG'] as const, about('handicapSkill', own.team, player))
  return { before: withSide(before, lend(own, player, { stats: { [which]: (stats[which] ?? 0) + 1 } })) }
}

const missesMatch: Apply = function* ({ before, own, foes, handicap }) {
  const [player] = yield* drawnFrom(own.side, availablePlayers(foes.team), handicap, 1)
  return { before: player ? withSide(before, leftOut(foes, player.id)) : before }
}

/** Positions of which the team may have one more; those who miss the match count too. */
const openPositions = ({ team, guests }: SideBefore): readonly string[] => {
  const book = bookOf(team)
  const squad = [...team.players, ...guests]
  const bigGuys = squad.filter(({ position }) => positionIn(book, position)?.bigGuy).length
  return book.roster.positions
    .filter(({ name, max }) => squad.filter(({ position }) => position === name).length < max)
    .filter(({ bigGuy }) => !bigGuy || bigGuys < (book.roster.mostBigGuys ?? Number.POSITIVE_INFINITY))
    .map(({ name }) => name)
}

const talentedFan: Apply = function* ({ before, own }) {
  const question = 'which position the talented fan plays in'
  const position = yield* ask(own.side, question, openPositions(own), about('handicapPosition', own.team))
  const guests = [...own.guests, guestFor(own, 'mercenary', position)]
  return { before: withSide(before, { ...own, guests }) }
}

/** Members of the staff who can be missing; the head coach cannot. */
const STAFF = ['apothecaries', 'wizards', 'assistantCoaches', 'cheerleaders'] as const

const mickeyFinn: Apply = function* ({ before, own, foes }) {
  const there = STAFF.filter((kind) => numberOf(foes, kind) > 0)
  if (there.length === 0) return { before }
  const question = 'which member of the opponents’ staff is missing'
  const kind = yield* ask(own.side, question, there, about('handicapStaff', foes.team))
  return { before: withSide(before, withNumber(foes, kind, numberOf(foes, kind) - 1)) }
}

const virus = plain(({ foes }) =>
  availablePlayers(foes.team)
    .filter(({ niggling }) => niggling > 0)
    .reduce((side, { id }) => leftOut(side, id), foes),
)

const newCheerleaders: Apply = function* ({ before, own }) {
  const [face] = yield* roll(own.side, 'cheerleaders', 'd6')
  return { before: withSide(before, withNumber(own, 'cheerleaders', numberOf(own, 'cheerleaders') + face)) }
}

const ironMan: Apply = function* ({ before, own, handicap }) {
  const squad = squadOf(own)
  const player = squad[yield* drawOne(own.side, handicap.name, squad.map(shirtOf))]
  return { before: withSide(before, lend(own, player, { skills: ['iron-man'] })) }
}

/** By the ids of handicapTable.ts. Ids of skills and inducements are those of the engine. */
const effects: { readonly [id: string]: Apply } = {
  'appearance-fee': appearanceFee,
  'extra-training': plain(({ own }) => withNumber(own, 'rerolls', numberOf(own, 'rerolls') + 1)),
  'intensive-training': intensiveTraining,
  inspiration,
  'i-am-the-greatest': drawnFoesWith('apart'),
  'under-scrutiny': inMatch('under-scrutiny'),
  'bad-press': plain(({ foes }) => withNumber(foes, 'fanFactor', Math.ceil(numberOf(foes, 'fanFactor') / 2))),
  'bad-habits': plain(({ foes }) => withNumber(foes, 'rerolls', numberOf(foes, 'rerolls') - 1)),
  'biased-referee': inMatch('biased-referee-3'),
  'running-late': drawnFoesWith('late'),
  'greased-shoes': greasedShoes,
  'illegal-drugs': illegalDrugs,
  'morleys-revenge': drawnFoesWith('queasy'),
  'bribe-the-announcers': bribeTheAnnouncers,
  'smelling-salts': inMatch('smelling-salts'),
  'sponsorship-deal': inMatch('sponsorship-deal'),
  'palmed-coin': inMatch('palmed-coin'),
  'weather-scroll': inMatch('weather-scroll'),
  'team-anthem': plain(({ own }) => withNumber(own, 'fanFactor', numberOf(own, 'fanFactor') + 1)),
  'grudge-match': inMatch('grudge-match'),
  'doom-and-gloom': inMatch('doom-and-gloom'),
  'it-wasnt-me': missesMatch,
  'talented-fan': talentedFan,
  // Winnings are rolled after the match.
  'news-feature': plain(({ own }) => own),
  'twelfth-man': inMatch('twelfth-man'),
  'in-the-bag': inMatch('in-the-bag'),
  'mickey-finn': mickeyFinn,
  stiletto: ownPlayerWith('razor-sharp-claws'),
  'where-am-i': drawnFoesWith('bone-head'),
  assassin: inMatch('assassin'),
  'bribe-the-ref': inMatch('bribe-the-ref'),
  knuckledusters: ownPlayerWith('mighty-blow'),
  virus,
  'new-cheerleaders': newCheerleaders,
  'iron-man': ironMan,
  buzzing: ownPlayerWith('buzzing', 'jump-up', 'frenzy'),
}

/** Applies a handicap of that side. */
export function* applied(before: BeforeMatch, side: Side, handicap: Handicap): LeagueProcedure<Applied> {
  const own = before[side]
  const foes = before[otherSide(side)]
  return yield* effects[handicap.id]({ before, own, foes, handicap })
}
