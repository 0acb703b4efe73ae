// Before the match each side's wizard brings spells: a D6 says how many, 2D6 for each which one, and the coach gives them to his players,
// all of it in secret. Then each coach may ask the other how many each player has, or which there are. Neighbours: spells.ts,
// tables/spellTables.ts; preGame.ts plays the routine.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import {
  CHOICE_OF_SPELLS,
  commonSpell,
  holdsAnotherFrom,
  ROLLS_FOR_SPECIAL,
  specialSpell,
  spellsAvailable,
} from '../../tables/spellTables.ts'
import { action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { type SpellId, spellInquiries } from '../../vocabulary/spells.ts'
import { otherSide, type Place, type Side } from '../../vocabulary/words.ts'
import { intoBox } from '../hurt/boxes.ts'
import { isMachine } from '../things/machines.ts'
import { forgetSpells, spells, spellsOf, spellsTold } from './spells.ts'

export interface GettingSpellsFrame extends Frame {
  readonly proc: 'gettingSpells'
  step: 'number' | 'roll' | 'special' | 'which' | 'next' | 'give' | 'overload' | 'given' | 'ask' | 'end'
  side: Side
  /** How many rolls are left, and how many of these give common spells only. */
  left: number
  plain: number
  /** Who has just been given one too many. */
  player: number
}

const SPECIAL = action('choose', -1, -1, 'special')
const TWO_MORE = action('choose', -1, -1, 'twoMore')
const DECLINE = action('decline')
const give = playerActions('choose')

const gets = (c: Ctx, f: GettingSpellsFrame, id: SpellId): 'roll' | 'next' => {
  const squad = c.match.squads[f.side]
  spells.put(squad, [...spells.of(squad), { id, player: -1 }])
  f.left--
  if (f.plain > 0) f.plain--
  if (f.left > 0) return 'roll'
  // Those of earlier matches are in somebody's head already.
  const all = spells.of(squad).flatMap((one) => (one.player < 0 ? [one.id] : []))
  c.events.push({ type: 'spellsCome', side: f.side, spells: all, secretOf: f.side })
  return 'next'
}

/** Where those are who may still play. */
const ABLE: readonly Place[] = ['reserves', 'ruledOff']

/** The first that nobody has yet. */
const nextSpell = (c: Ctx, { side }: GettingSpellsFrame): SpellId | undefined =>
  spells.of(c.match.squads[side]).find(({ player }) => player < 0)?.id

/** Who can take one, nobody in a machine, those without any first. */
const takers = (c: Ctx, { side }: GettingSpellsFrame): readonly Player[] => {
  const able = c.match.players.filter(
    (player) => player.side === side && ABLE.includes(player.place) && !isMachine(c, player),
  )
  const isFree = (player: Player): boolean => spellsOf(c.match, player).length === 0
  return [...able.filter(isFree), ...able.filter((player) => !isFree(player))]
}

const isOverloaded = (c: Ctx, { player }: GettingSpellsFrame): boolean =>
  spellsOf(c.match, c.match.players[player]).length > 1

/** What the other side has to tell. */
const tell = (c: Ctx, asker: Side, what: string): void => {
  const other = otherSide(asker)
  const held = spells.of(c.match.squads[other])
  const holders = c.match.players.filter((player) => player.side === other && spellsOf(c.match, player).length > 0)
  const told = {
    counts: what === 'counts' ? holders.map((one) => [one.id, spellsOf(c.match, one).length] as const) : [],
    spells: what === 'list' ? held.map(({ id }) => id).sort() : [],
  }
  spellsTold.put(c.match.squads[asker], told)
  c.events.push({ type: 'spellsTold', side: asker, ...told, secretOf: asker, reveals: other })
}

const gettingSpells: Procedure<GettingSpellsFrame, Ctx> = {
  steps: {
    number: {
      kind: 'throw',
      hidden: 'all',
      side: (_c, f) => f.side,
      dice: () => ['d6'],
      why: () => 'spells',
      rolled: (_c, f, [face]) => {
        f.left = spellsAvailable(face)
        return 'roll'
      },
    },

    roll: {
      kind: 'throw',
      hidden: 'all',
      side: (_c, f) => f.side,
      dice: () => ['d6', 'd6'],
      why: () => 'whichSpell',
      rolled: (c, f, [one, other]): Next<GettingSpellsFrame> => {
        if (one + other < CHOICE_OF_SPELLS) return gets(c, f, commonSpell(one + other))
        return f.plain > 0 ? 'roll' : 'special'
      },
    },

    special: {
      kind: 'choice',
      hidden: 'all',
      by: (_c, f) => f.side,
      question: (_c, f) => question('specialSpell', -1, { left: f.left }),
      legal: () => [SPECIAL, TWO_MORE],
      chosen: (_c, f, answer): Next<GettingSpellsFrame> => {
        if (answer.option === SPECIAL.option) return 'which'
        f.left += ROLLS_FOR_SPECIAL - 1
        f.plain = ROLLS_FOR_SPECIAL
        return 'roll'
      },
    },

    which: {
      kind: 'throw',
      hidden: 'all',
      side: (_c, f) => f.side,
      dice: () => ['d6'],
      why: () => 'specialSpell',
      rolled: (c, f, [face]) => gets(c, f, specialSpell(face)),
    },

    next: (c, f): Next<GettingSpellsFrame> => {
      if (nextSpell(c, f) !== undefined && takers(c, f).length > 0) return 'give'
      if (f.side === 'home') {
        f.side = 'away'
        return 'number'
      }
      f.side = 'home'
      return 'ask'
    },

    give: {
      kind: 'choice',
      hidden: 'all',
      by: (_c, f) => f.side,
      question: (c, f) => {
        const left = spells.of(c.match.squads[f.side]).filter(({ player }) => player < 0).length
        return question('giveSpell', -1, { subject: nextSpell(c, f) ?? '', left })
      },
      legal: (c, f) => takers(c, f).map(({ id }) => give(id)),
      // One who does not answer overloads nobody.
      fallback: (_c, _f, legal) => legal[0],
      chosen: (c, f, { player }) => {
        const squad = c.match.squads[f.side]
        const held = spells.of(squad)
        const given = held.findIndex((one) => one.player < 0)
        spells.put(
          squad,
          held.map((one, i) => (i === given ? { ...one, player } : one)),
        )
        f.player = player
        c.events.push({ type: 'spellGiven', side: f.side, player, spell: held[given].id, secretOf: f.side })
        return isOverloaded(c, f) ? 'overload' : 'given'
      },
    },

    overload: {
      kind: 'throw',
      hidden: 'all',
      side: (_c, f) => f.side,
      dice: () => ['d6'],
      why: () => 'overload',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'overload', player: f.player, dice: faces, secretOf: f.side })
        if (faces[0] >= holdsAnotherFrom) return 'given'
        const player = c.match.players[f.player]
        c.events.push({ type: 'overloaded', player: f.player, reveals: f.side })
        forgetSpells(c, player)
        intoBox(c, player, 'ko', 'overload')
        return 'given'
      },
    },

    given: (_c, f) => {
      f.player = -1
      return 'next'
    },

    ask: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('askSpells', -1, { declining: 'nothingIsAsked' }),
      legal: () => [...spellInquiries.map((what) => action('choose', -1, -1, what)), DECLINE],
      chosen: (c, f, { option }): Next<GettingSpellsFrame> => {
        const what = spellInquiries.find((one) => one === option) ?? ''
        c.events.push({ type: 'spellsAsked', side: f.side, what })
        if (what !== '') tell(c, f.side, what)
        if (f.side === 'away') return 'end'
        f.side = 'away'
        return 'ask'
      },
    },

    end: () => DONE,
  },
}

export const spellsAreGiven: Routine = {
  id: 'spellsAreGiven',
  at: 'preGame',
  begin: (): GettingSpellsFrame => ({
    ...{ proc: 'gettingSpells', step: 'number', side: 'home' },
    ...{ left: 0, plain: 0, player: -1 },
  }),
  procedures: { gettingSpells },
}
