// What players of a full campaign learn in a match, and who is hurt badly in it, counted from its events. Neighbours:
// ../postMatch/report.ts keeps the count, training.ts turns experience into Training Points.
import {
  type CompiledEdition,
  type FanTraits,
  type GameEvent,
  type Holdings,
  holdingsOf,
  isNextTo,
  type Match,
  otherSide,
  type Side,
  sides,
} from '@double-skulls/engine'

/** Experience Points, each for one of them. */
const awards = {
  survived: 1,
  held: 1,
  passed: 1,
  longBomb: 1,
  caughtUnderPressure: 1,
  injured: 1,
  killed: 2,
  touchdown: 3,
} as const
type Award = keyof typeof awards

/** What a player gets once a match, however often he did it. */
const once: readonly Award[] = ['survived', 'held', 'passed']

export interface CampaignCount {
  readonly experience: number
  readonly wounded: boolean
  readonly dead: boolean
  readonly byWerewolf: boolean
  /** What an assassin has done to him before the match. */
  readonly assassinated?: { readonly misses: number; readonly dead: boolean }
}

/** What the report of a campaign's match knows of a side beyond the usual. */
export interface CampaignSide {
  /** Potions, magic items and spells that are left. */
  readonly holdings: Holdings
  /** What its fans were like as they came. */
  readonly fanTraits?: FanTraits
}

export interface ExperienceBook {
  note(event: GameEvent): void
  of(player: number): CampaignCount
  ofSide(side: Side): CampaignSide
}

const WEREWOLF = 'Werewolf'
const LONG_BOMB = 'bomb'

/** Collects the events of a match in progress. */
export const newExperienceBook = (rules: CompiledEdition, match: Match): ExperienceBook => {
  const earned = new Map<number, Award[]>()
  const hurt = new Map<number, { readonly dead: boolean; readonly by: number }>()
  const struck = new Map<number, { readonly misses: number; readonly dead: boolean }>()
  const fans = new Map<Side, FanTraits>()
  let injury = { player: -1, by: -1 }
  let bomber = -1
  let onPitch: readonly number[] = []

  const award = (player: number, what: Award): void => {
    if (player < 0) return
    const had = earned.get(player) ?? []
    if (!once.includes(what) || !had.includes(what)) earned.set(player, [...had, what])
  }

  const sideOf = (player: number): string => match.players[player]?.side ?? ''
  const areOpponents = (one: number, other: number): boolean =>
    sides.some((side) => sideOf(one) === side && sideOf(other) === otherSide(side))

  /** Whether an opponent on his feet stands beside him. */
  const isUnderPressure = (player: number): boolean =>
    match.players.some(
      (other) =>
        areOpponents(player, other.id) &&
        other.place === 'pitch' &&
        other.posture === 'standing' &&
        isNextTo(rules.pitch, other, match.players[player]),
    )

  const standing = (): number[] => match.players.filter(({ place }) => place === 'pitch').map(({ id }) => id)

  /** Hurt for good by that box; who did it learns, if it was an opponent. */
  const removed = (player: number, dead: boolean): void => {
    const by = injury.player === player ? injury.by : -1
    hurt.set(player, { dead, by })
    if (by >= 0 && areOpponents(player, by)) award(by, dead ? 'killed' : 'injured')
  }

  const note = (event: GameEvent): void => {
    switch (event.type) {
      case 'turnStarted':
        onPitch = standing()
        return
      case 'turnEnded':
        // A full turn of either side.
        for (const id of standing()) if (onPitch.includes(id)) award(id, 'survived')
        return
      case 'fanTraits':
        fans.set(event.side, { chant: event.chant, hooliganism: event.hooliganism, loyalty: event.loyalty })
        return
      case 'assassinated':
        struck.set(event.player, { misses: event.misses, dead: event.dead })
        return
      case 'ballHeld':
        award(event.player, 'held')
        return
      case 'passed':
        bomber = event.band === LONG_BOMB ? event.player : -1
        return
      case 'completion':
        award(event.player, 'passed')
        if (event.player === bomber) award(event.player, 'longBomb')
        if (event.catcher >= 0 && isUnderPressure(event.catcher)) award(event.catcher, 'caughtUnderPressure')
        return
      case 'injured':
        injury = { player: event.player, by: event.by }
        return
      case 'removed':
        if (event.to === 'injured' || event.to === 'dead') removed(event.player, event.to === 'dead')
        return
      case 'touchdown':
        award(event.player, 'touchdown')
        return
    }
  }

  return {
    note,
    ofSide: (side) => {
      const fanTraits = fans.get(side)
      return { holdings: holdingsOf(match, side), ...(fanTraits ? { fanTraits } : {}) }
    },
    of: (player) => {
      const done = hurt.get(player)
      const assassinated = struck.get(player)
      const dead = done?.dead === true
      const points = (earned.get(player) ?? []).filter((what) => !(dead && what === 'survived'))
      return {
        experience: points.reduce((sum, what) => sum + awards[what], 0),
        wounded: done !== undefined && !dead,
        dead,
        byWerewolf: done !== undefined && match.players[done.by]?.who.race === WEREWOLF,
        ...(assassinated ? { assassinated } : {}),
      }
    },
  }
}
