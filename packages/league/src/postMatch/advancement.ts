// Advancement: players buy skills and characteristics with Star Player points. Neighbours: learning.ts says what can be
// gained, ../rules/bb2020.ts what it costs; improvement.ts has the improvement rolls of earlier editions.

import type { Characteristic } from '@double-skulls/engine'
import { type Book, skillIn } from '../book.ts'
import { earnedAdvances, pointsSpent } from '../checkCareer.ts'
import { counted } from '../counted.ts'
import { ask, type LeagueProcedure, roll } from '../procedure.ts'
import { profileOf } from '../profile.ts'
import { type AdvanceSource, advanceSources, type Team, type TeamPlayer } from '../team.ts'
import { about, developed, eachSide, type SideAfter, shirtOf } from './afterMatch.ts'
import { addedBy, canLearn, canRise, gaining, openCategories, skillsToLearn, skillTable } from './learning.ts'

/** The characteristics that a D16 result up to `face` allows. */
const risesUpTo: readonly (readonly [face: number, which: readonly Characteristic[]])[] = [
  [7, ['MA', 'AV']],
  [13, ['MA', 'PA', 'AV']],
  [14, ['AG', 'PA']],
  [15, ['ST', 'AG']],
]
const ANY: readonly Characteristic[] = ['MA', 'ST', 'AG', 'PA', 'AV']

/** A table of twelve skills: the first die chooses the half, the second the skill. */
const HALF = 6
const FIRST_HALF_UP_TO = 3

const NOTHING = 'nothing'

interface Buying {
  readonly book: Book
  readonly who: string
  readonly team: Team
  readonly player: TeamPlayer
  /** The price in points. */
  readonly price: number
}

/** The price of his next advance, for each source he can afford. */
export const affordable = (book: Book, player: TeamPlayer): ReadonlyMap<AdvanceSource, number> => {
  const level = book.league.careers?.levels[earnedAdvances(player)]
  const left = player.points - pointsSpent(player)
  const prices = new Map<AdvanceSource, number>()
  for (const source of advanceSources) {
    const price = level?.price[source]
    if (price !== undefined && price <= left) prices.set(source, price)
  }
  return prices
}

/** Whether a rolled skill is kept: useless ones are rolled again, for some of them the coach decides. */
function* isWanted({ book, who, team, player }: Buying, skill: string): LeagueProcedure<boolean> {
  const { skills, stats } = profileOf(book, team, player)
  const rule = book.league.wastedSkills
  if (rule?.again.some((one) => one.skill === skill && skills.includes(one.beside))) return false
  const useless = rule?.mayAgain.find((one) => one.skill === skill && (stats[one.which] ?? 0) <= one.upTo)
  if (!useless) return true
  const question = `${skillIn(book, skill)?.name} was rolled for ${shirtOf(player)}, whose ${useless.which} is ${stats[useless.which]}`
  return (yield* ask(who, question, ['keep', 'again'], about('randomSkill', team, player))) === 'keep'
}

function* randomSkill(
  buying: Buying,
  from: 'primary' | 'secondary',
  source: AdvanceSource,
): LeagueProcedure<TeamPlayer> {
  const { book, who, team, player, price } = buying
  const open = openCategories(book, player, from).filter((initial) =>
    skillTable(book, initial).some((skill) => canLearn(book, team, player, skill)),
  )
  const question = `from which category ${shirtOf(player)} learns at random`
  const category = yield* ask(who, question, open, about('category', team, player))
  const table = skillTable(book, category)
  for (;;) {
    const [half, row] = yield* roll(who, `random skill of ${shirtOf(player)}`, 'd6', 'd6')
    const skill = table[(half > FIRST_HALF_UP_TO ? HALF : 0) + row - 1]
    if (skill !== undefined && canLearn(book, team, player, skill) && (yield* isWanted(buying, skill)))
      return gaining(book, player, source, skill, price)
  }
}

function* chosenSkill(
  buying: Buying,
  from: 'primary' | 'secondary',
  source: AdvanceSource,
): LeagueProcedure<TeamPlayer> {
  const { book, who, team, player, price } = buying
  const options = skillsToLearn(book, team, player, from)
  const skill = yield* ask(who, `what ${shirtOf(player)} learns`, options, {
    ...about('skill', team, player),
    adds: addedBy(book, player, new Map(options.map((id) => [id, source]))),
  })
  return gaining(book, player, source, skill, price)
}

/** One of the characteristics that the die allows, or a skill instead; the highest result allows no skill. */
function* characteristic({ book, who, team, player, price }: Buying): LeagueProcedure<TeamPlayer> {
  const [face] = yield* roll(who, `characteristic of ${shirtOf(player)}`, 'd16')
  const row = risesUpTo.find(([upTo]) => face <= upTo)
  const rising = (row ? row[1] : ANY).filter((which) => canRise(book, team, player, which))
  const choices = new Map<string, AdvanceSource>(rising.map((which) => [which, 'characteristic']))
  if (row || rising.length === 0) {
    for (const id of skillsToLearn(book, team, player, 'primary')) choices.set(id, 'chosenPrimary')
    for (const id of skillsToLearn(book, team, player, 'secondary')) choices.set(id, 'chosenSecondary')
  }
  const question = `what ${shirtOf(player)} gains by ${face}`
  const gained = yield* ask(who, question, [...choices.keys()], {
    ...about('improvement', team, player),
    adds: addedBy(book, player, choices),
  })
  return gaining(book, player, choices.get(gained) ?? 'characteristic', gained, price)
}

function* advance(buying: Buying, source: AdvanceSource): LeagueProcedure<TeamPlayer> {
  switch (source) {
    case 'randomPrimary':
      return yield* randomSkill(buying, 'primary', source)
    case 'randomSecondary':
      return yield* randomSkill(buying, 'secondary', source)
    case 'chosenPrimary':
      return yield* chosenSkill(buying, 'primary', source)
    case 'chosenSecondary':
      return yield* chosenSkill(buying, 'secondary', source)
    case 'characteristic':
      return yield* characteristic(buying)
    case 'normal':
    case 'double':
    case 'gift':
    case 'star':
      throw new Error(`"${source}" is not bought`)
  }
}

/** Whether anything is left to learn from this source. */
const isOpen = ({ book, team, player }: Buying, source: AdvanceSource): boolean => {
  const from = book.league.advances[source]?.from
  return !from || skillsToLearn(book, team, player, from).length > 0
}

function* spend(book: Book, who: string, team: Team, player: TeamPlayer): LeagueProcedure<TeamPlayer> {
  for (;;) {
    const buying = { book, who, team, player, price: 0 }
    const prices = affordable(book, player)
    const sources = [...prices.keys()].filter((source) => isOpen(buying, source))
    if (sources.length === 0) return player
    // A player who can afford a characteristic may not save further.
    const options = prices.has('characteristic') ? sources : [...sources, NOTHING]
    const question = `what ${shirtOf(player)} spends ${counted(player.points - pointsSpent(player), 'point')} on`
    const source = yield* ask(who, question, options, {
      ...about('advancement', team, player),
      points: Object.fromEntries(prices),
    })
    if (source === NOTHING) return player
    player = yield* advance({ ...buying, price: prices.get(source as AdvanceSource) ?? 0 }, source as AdvanceSource)
  }
}

/** For all players and journeymen, also those who did not play: they may have saved points. */
export const advancement = eachSide(function* (view) {
  const { book, side, team, guests } = view
  let after: SideAfter = view
  for (const player of [...team.players, ...guests.map((guest) => guest.player)]) {
    const better = yield* spend(book, side, after.team, player)
    if (better !== player) after = developed(after, player, better)
  }
  return { team: after.team, guests: after.guests }
})
