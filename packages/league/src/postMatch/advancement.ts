// Advancement: players pay for skills and characteristics with their Star Player points. Neighbours: learning.ts says what can be
// gained, rules/ what it costs; improvement.ts is the older way of rolling at every level.

import type { Characteristic } from '@double-skulls/engine'
import { type Book, skillIn } from '../book.ts'
import { earnedAdvances, pointsSpent } from '../checkCareer.ts'
import { counted } from '../counted.ts'
import { ask, type LeagueProcedure, roll } from '../procedure.ts'
import { profileOf } from '../profile.ts'
import { type AdvanceSource, advanceSources, type Team, type TeamPlayer } from '../team.ts'
import { about, developed, eachSide, type SideAfter, shirtOf } from './afterMatch.ts'
import { addedBy, canLearn, canRise, gaining, openCategories, skillsToLearn, skillTable } from './learning.ts'

/** What a D16 lets rise, up to that face. */
const risesUpTo: readonly (readonly [face: number, which: readonly Characteristic[]])[] = [
  [7, ['MA', 'AV']],
  [13, ['MA', 'PA', 'AV']],
  [14, ['AG', 'PA']],
  [15, ['ST', 'AG']],
]
const ANY: readonly Characteristic[] = ['MA', 'ST', 'AG', 'PA', 'AV']

/** A table of twelve: the first die says which half of it, the second which of the six. */
const HALF = 6
const FIRST_HALF_UP_TO = 3

const NOTHING = 'nothing'

interface Buying {
  readonly book: Book
  readonly who: string
  readonly team: Team
  readonly player: TeamPlayer
  /** Points for what is being bought. */
  readonly price: number
}

/** What he pays for his next advance, in each way he can afford. */
export const affordable = (book: Book, player: TeamPlayer): ReadonlyMap<AdvanceSource, number> => {
  const level = book.league.careers?.levels[earnedAdvances(player)]
  const left = player.points - pointsSpent(player)
  const found = new Map<AdvanceSource, number>()
  for (const source of advanceSources) {
    const price = level?.price[source]
    if (price !== undefined && price <= left) found.set(source, price)
  }
  return found
}

/** Whether a skill that was rolled is kept: some are a waste beside another, of some the coach decides. */
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

/** One of those the die opens, or a skill in its place; the highest face leaves no such choice while anything can rise. */
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
      throw new Error(`"${source}" is not bought`)
  }
}

/** A skill cannot be bought where nothing is left to learn. */
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
    // Whoever could afford a characteristic may save no longer.
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

/** Everybody of the team and its journeymen, whether he played or not: points may have been saved. */
export const advancement = eachSide(function* (view) {
  const { book, side, team, guests } = view
  let after: SideAfter = view
  for (const player of [...team.players, ...guests.map((guest) => guest.player)]) {
    const better = yield* spend(book, side, after.team, player)
    if (better !== player) after = developed(after, player, better)
  }
  return { team: after.team, guests: after.guests }
})
