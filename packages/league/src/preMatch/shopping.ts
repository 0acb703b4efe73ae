// Buying inducements, one by one until the coach is done or can afford nothing more. Neighbours: wares.ts has the
// offers, transfer.ts and inTurn.ts the money.
import type { Freebooter } from '@double-skulls/engine'
import { type Book, bookOf } from '../book.ts'
import { gold } from '../fault.ts'
import { freebooterChoices, withOption } from '../freebooters.ts'
import { about, shirtOf } from '../postMatch/afterMatch.ts'
import { gaining, skillsToLearn } from '../postMatch/learning.ts'
import { type Article, ask, type LeagueProcedure } from '../procedure.ts'
import type { LeagueOptions } from '../rules/options.ts'
import type { TeamPlayer } from '../team.ts'
import { playerValue } from '../value.ts'
import type { Account, SideBefore } from './beforeMatch.ts'
import { guestFor } from './journeymen.ts'
import { type ShopWare, shelfFor, type Ware } from './wares.ts'

/** Petty cash is used first; the rest of it is lost. */
export interface Purse {
  readonly pettyCash: number
  readonly treasury: number
}

const DONE = 'done'
const NO_SKILL = 'none'

/** Extra skills for a mercenary, of his primary categories. */
function* trained(
  book: Book,
  { side, team }: SideBefore,
  rookie: TeamPlayer,
  purse: number,
): LeagueProcedure<TeamPlayer> {
  const rule = book.league.inducements?.mercenaries
  let player = rookie
  for (let left = purse; rule && rule.skill <= left; left -= rule.skill) {
    const skills = skillsToLearn(book, team, player, 'primary')
    if (player.advances.length >= (rule.mostSkills ?? 1) || skills.length === 0) return player
    const question = `a skill for ${shirtOf(player)} for ${gold(rule.skill)}`
    const prices = Object.fromEntries(skills.map((id) => [id, rule.skill]))
    const asked = { ...about('mercenarySkill', team, player), value: left, prices }
    const skill = yield* ask(side, question, [NO_SKILL, ...skills], asked)
    if (skill === NO_SKILL) return player
    player = gaining(book, player, rule.source, skill)
  }
  return player
}

/** Builds a freebooter option by option until the coach is done. */
function* built(book: Book, side: SideBefore, who: Freebooter, purse: number): LeagueProcedure<TeamPlayer> {
  let player = guestFor(side, 'mercenary', who.name)
  for (;;) {
    const open = freebooterChoices(book, player, who, purse)
    const names = [...(player.advances.length < who.least ? [] : [NO_SKILL]), ...open.map(({ id }) => id)]
    if (open.length === 0) return player
    const question = `an option for ${shirtOf(player)}`
    const prices = Object.fromEntries(open.map(({ id, cost }) => [id, cost]))
    const asked = { ...about('mercenarySkill', side.team, player), value: purse, prices }
    const answer = yield* ask(side.side, question, names, asked)
    const option = open.find(({ id }) => id === answer)
    if (!option) return player
    player = withOption(player, option)
  }
}

const pay = (account: Account, purse: Purse, what: string, name: string, cost: number): [Account, Purse] => {
  const petty = Math.min(purse.pettyCash, cost)
  const own = cost - petty
  return [
    {
      ...account,
      bought: [...account.bought, { what, name, cost }],
      spent: account.spent + cost,
      fromTreasury: account.fromTreasury + own,
    },
    { pettyCash: purse.pettyCash - petty, treasury: purse.treasury - own },
  ]
}

const total = ({ pettyCash, treasury }: Purse): number => pettyCash + treasury

/** The players hired with it, and the final price. */
function* hired(
  book: Book,
  side: SideBefore,
  ware: Ware,
  purse: number,
): LeagueProcedure<{ readonly guests: readonly TeamPlayer[]; readonly cost: number }> {
  switch (ware.kind) {
    case 'helper':
      return { guests: side.guests, cost: ware.cost }
    case 'star': {
      let { guests } = side
      for (const { id } of ware.stars) guests = [...guests, guestFor({ ...side, guests }, 'star', id)]
      return { guests, cost: ware.cost }
    }
    case 'mercenary': {
      const rookie = guestFor(side, 'mercenary', ware.position.name)
      const player = yield* trained(book, side, rookie, purse - ware.cost)
      const extra = player.advances.length * (book.league.inducements?.mercenaries.skill ?? 0)
      return { guests: [...side.guests, player], cost: ware.cost + extra }
    }
    case 'freebooter': {
      const player = yield* built(book, side, ware.who, purse)
      return { guests: [...side.guests, player], cost: playerValue(book, player) }
    }
  }
}

const articleOf = ({ ware: { kind, what, name, cost }, had, most, not, short }: ShopWare): Article => ({
  ...{ kind, what, name, cost, had, most, not, short },
})

export function* shopping(before: SideBefore, purse: Purse, options: LeagueOptions): LeagueProcedure<SideBefore> {
  const book = bookOf(before.team)
  let side = before
  for (;;) {
    const left = total(purse)
    const shelf = shelfFor(book, side, options, left)
    const wares = shelf.flatMap(({ ware, not }) => (not === '' ? [ware] : []))
    if (wares.length === 0) break
    const question = `what to hire for this match with ${gold(left)}`
    const names = [DONE, ...wares.map(({ what }) => what)]
    const answer = yield* ask(side.side, question, names, {
      ...about('inducement', side.team),
      value: purse.pettyCash,
      prices: Object.fromEntries(wares.map(({ what, cost }) => [what, cost])),
      shop: { ...purse, account: side.account, articles: shelf.map(articleOf) },
    })
    const ware = wares.find(({ what }) => what === answer)
    if (!ware) break
    const { guests, cost } = yield* hired(book, side, ware, left)
    const [account, rest] = pay(side.account, purse, ware.what, ware.name, cost)
    side = { ...side, guests, account }
    purse = rest
  }
  return { ...side, account: { ...side.account, lost: side.account.lost + purse.pettyCash } }
}
