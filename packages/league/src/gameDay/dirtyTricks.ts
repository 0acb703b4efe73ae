// Dirty tricks before a match of a campaign: both coaches write down in secret what they want done and pay for it at once. Neighbours:
// the engine's tricks.ts plays them, ../preMatch/preMatch.ts puts them into the line-up, openedLists.ts opens them after the match.
import {
  type AssassinKind,
  assassinKinds,
  canBringAll,
  type DirtyTricks,
  type Edition,
  type PlayerBribeAmount,
  playerBribeAmounts,
  type RefereeBribeAmount,
  refereeBribeAmounts,
  type WeaponId,
} from '@double-skulls/engine'
import { booked } from '../fullCampaign/accounts.ts'
import type { EntryKind } from '../fullCampaign/campaignState.ts'
import { editionOfMatch, hasPhase, playsWith } from '../fullCampaign/matchPhases.ts'
import { isUndead } from '../fullCampaign/races.ts'
import { toPlayerSpec } from '../lineUp.ts'
import { apart } from '../manyCoaches.ts'
import { about } from '../postMatch/afterMatch.ts'
import { type BeforeMatch, type BeforeMatchStep, type SideBefore, squadOf } from '../preMatch/beforeMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { Team, TeamPlayer } from '../team.ts'

type SecretWeapon = NonNullable<Edition['weapons']>[number]

const DONE = 'done'

/** In Gold Crowns. */
export const trickCosts = { ordinary: 2000, ninja: 4000, drug: 500, spy: 500, weapon: 5000 } as const

/** What a coach has written down so far. */
interface Plot {
  readonly team: Team
  readonly tricks: DirtyTricks
  readonly weapons: readonly WeaponId[]
}

/** What he plots against and with. */
interface Plotter {
  readonly who: string
  readonly own: SideBefore
  readonly victims: readonly TeamPlayer[]
  readonly foes: Team
  /** Of which he may bring some. */
  readonly arms: readonly SecretWeapon[]
}

type Trick = readonly [id: string, cost: number, make: (plot: Plot) => LeagueProcedure<Plot>]

const paid = (plot: Plot, kind: EntryKind, cost: number, whom: string): Plot => ({
  ...plot,
  team: booked(plot.team, kind, -cost, whom),
})

const plotting = (plot: Plot, more: DirtyTricks): Plot => ({ ...plot, tricks: { ...plot.tricks, ...more } })

/** A player as the opponent knows him. */
const asSeen = (player: TeamPlayer): TeamPlayer => {
  const { campaign: _record, ...known } = player
  return known
}

/** On whom; the answer is his id in his own team. */
function* victim(plotter: Plotter, plot: Plot, what: string, open: readonly TeamPlayer[]): LeagueProcedure<number> {
  const asked = { ...about('tricks', plot.team), value: plot.team.treasury, candidates: open.map(asSeen) }
  const ids = open.map(({ id }) => id)
  const id = yield* ask(plotter.who, `the target of ${what}`, ids, asked)
  return open[ids.indexOf(id)].number
}

function* amount<A extends number>(plotter: Plotter, plot: Plot, amounts: readonly A[]): LeagueProcedure<A> {
  const open = amounts.filter((sum) => sum <= plot.team.treasury)
  if (open.length === 1) return open[0]
  const asked = { ...about('tricks', plot.team), value: plot.team.treasury }
  const answer = yield* ask(plotter.who, 'how much the bribe is', open.map(String), asked)
  return open[open.map(String).indexOf(answer)]
}

const assassin = (plotter: Plotter, kind: AssassinKind): Trick => [
  kind === 'ninja' ? 'ninja' : 'assassin',
  trickCosts[kind],
  function* (plot) {
    const target = yield* victim(plotter, plot, kind === 'ninja' ? 'a ninja' : 'an assassin', plotter.victims)
    return plotting(paid(plot, 'assassin', trickCosts[kind], kind), { assassin: { kind, target } })
  },
]

const drug = (plotter: Plotter, open: readonly TeamPlayer[]): Trick => [
  'drug',
  trickCosts.drug,
  function* (plot) {
    const target = yield* victim(plotter, plot, 'a drug', open)
    return plotting(paid(plot, 'drug', trickCosts.drug, ''), { drugs: [...(plot.tricks.drugs ?? []), target] })
  },
]

const playerBribe = (plotter: Plotter, open: readonly TeamPlayer[]): Trick => [
  'bribePlayer',
  playerBribeAmounts[0],
  function* (plot) {
    const target = yield* victim(plotter, plot, 'a bribe', open)
    const sum: PlayerBribeAmount = yield* amount(plotter, plot, playerBribeAmounts)
    const playerBribes = [...(plot.tricks.playerBribes ?? []), { target, amount: sum }]
    return plotting(paid(plot, 'playerBribe', sum, ''), { playerBribes })
  },
]

/** All bribes of referees are of the size of the first. */
const refereeBribe = (plotter: Plotter, { tricks: { refereeBribes: had } }: Plot): Trick => [
  'bribeReferee',
  had?.amount ?? refereeBribeAmounts[0],
  function* (plot) {
    const sum: RefereeBribeAmount = had ? had.amount : yield* amount(plotter, plot, refereeBribeAmounts)
    return plotting(paid(plot, 'refereeBribe', sum, ''), {
      refereeBribes: { amount: sum, count: (had?.count ?? 0) + 1 },
    })
  },
]

const spy: Trick = [
  'spy',
  trickCosts.spy,
  // biome-ignore lint/correctness/useYield: no questions, no dice.
  function* (plot) {
    return plotting(paid(plot, 'spy', trickCosts.spy, ''), { spies: (plot.tricks.spies ?? 0) + 1 })
  },
]

const weapon = (id: WeaponId): Trick => [
  `weapon ${id}`,
  trickCosts.weapon,
  // biome-ignore lint/correctness/useYield: no questions, no dice.
  function* (plot) {
    return { ...paid(plot, 'secretWeapon', trickCosts.weapon, id), weapons: [...plot.weapons, id] }
  },
]

/** The weapons that his players can operate beside those that he has. */
const weapons = ({ own, arms }: Plotter, { weapons: had }: Plot): readonly Trick[] => {
  const specs = squadOf(own).map((player) => toPlayerSpec(own.team, player))
  const known = new Map(arms.map((one) => [one.id, one] as const))
  return arms
    .filter(({ id }) => !had.includes(id) && canBringAll({ weapons: known }, [...had, id], specs))
    .map(({ id }) => weapon(id))
}

const untouched = (victims: readonly TeamPlayer[], numbers: readonly number[]): readonly TeamPlayer[] =>
  victims.filter(({ number }) => !numbers.includes(number))

const tricksOpen = (plotter: Plotter, plot: Plot): readonly Trick[] => {
  const { assassin: hired, drugs = [], playerBribes = [] } = plot.tricks
  const sober = untouched(plotter.victims, drugs)
  const honest = untouched(
    plotter.victims,
    playerBribes.map(({ target }) => target),
  )
  return [
    ...(hired ? [] : assassinKinds.map((kind) => assassin(plotter, kind))),
    ...(sober.length > 0 && !isUndead(plotter.foes) ? [drug(plotter, sober)] : []),
    ...(honest.length > 0 ? [playerBribe(plotter, honest)] : []),
    refereeBribe(plotter, plot),
    spy,
    ...weapons(plotter, plot),
  ].filter(([, cost]) => cost <= plot.team.treasury)
}

/** One trick after another, until the coach is content or out of gold. */
function* plots(plotter: Plotter, start: Plot): LeagueProcedure<Plot> {
  let plot = start
  for (;;) {
    const open = tricksOpen(plotter, plot)
    if (open.length === 0) return plot
    const prices = Object.fromEntries(open.map(([id, cost]) => [id, cost]))
    const asked = { ...about('tricks', plot.team), value: plot.team.treasury, prices }
    const answer = yield* ask(plotter.who, 'a dirty trick', [DONE, ...Object.keys(prices)], asked)
    const trick = open.find(([id]) => id === answer)
    if (!trick) return plot
    plot = yield* trick[2](plot)
  }
}

const plotterOf = (before: BeforeMatch, own: SideBefore, foes: SideBefore): Plotter => ({
  who: own.side,
  own,
  victims: squadOf(foes),
  foes: foes.team,
  arms: playsWith(before, 'secretWeapons') ? (editionOfMatch(before).weapons ?? []) : [],
})

const withPlot = (side: SideBefore, { team, tricks, weapons: arms }: Plot): SideBefore => ({
  ...side,
  team,
  brings: {
    ...side.brings,
    ...(arms.length > 0 ? { weapons: arms.map((id) => ({ id })) } : {}),
    ...(Object.keys(tricks).length > 0 ? { secrets: { ...side.brings.secrets, tricks } } : {}),
  },
})

/** Nothing of it is told before the match. Both coaches write at the same time. */
export const dirtyTricks: BeforeMatchStep = function* (before) {
  if (!hasPhase(before, 'tricks') || !playsWith(before, 'tricks')) return before
  const { home, away } = before
  const plotters = [plotterOf(before, home, away), plotterOf(before, away, home)]
  const [own, other] = yield* apart(
    plotters.map((plotter) => ({
      who: plotter.who,
      start: () => plots(plotter, { team: plotter.own.team, tricks: {}, weapons: [] }),
    })),
  )
  const written = ({ tricks, weapons: arms }: Plot) => ({ tricks, weapons: arms })
  return {
    ...before,
    options: { ...before.options, written: { home: written(own), away: written(other) } },
    home: withPlot(home, own),
    away: withPlot(away, other),
  }
}
