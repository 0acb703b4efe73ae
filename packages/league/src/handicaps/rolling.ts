// Handicaps before a match: the team of lower rating rolls, each result is applied at once, and one of choice comes last.
// Neighbours: handicapRolls.ts says how many, handicapTable.ts which, applying.ts what each does.
import { asD66, type Side, sides } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'
import { about, noted } from '../postMatch/afterMatch.ts'
import { type BeforeMatch, type BeforeMatchStep, strongerFirst, withSide } from '../preMatch/beforeMatch.ts'
import { ask, type LeagueProcedure, rollPair } from '../procedure.ts'
import { teamRating } from '../rating.ts'
import type { HeldHandicaps } from '../rules/options.ts'
import { applied } from './applying.ts'
import { type Handicap, heldBy, noHandicaps } from './handicap.ts'
import { handicapRollsFor } from './handicapRolls.ts'
import { handicapNamed, handicapTable } from './handicapTable.ts'

const withHeld = (before: BeforeMatch, side: Side, more: Partial<HeldHandicaps>): BeforeMatch => {
  const none = { home: noHandicaps, away: noHandicaps, ...before.options.handicaps }
  const handicaps = { ...none, [side]: { ...none[side], ...more } }
  return { ...before, options: { ...before.options, handicaps } }
}

function* gained(before: BeforeMatch, side: Side, handicap: Handicap): LeagueProcedure<BeforeMatch> {
  const held = heldBy(before, side)
  const { before: after, fee } = yield* applied(before, side, handicap)
  return withHeld(after, side, { rolled: [...held.rolled, handicap.id], ...(fee ? { fee } : {}) })
}

/** The result of two dice; a result that the team has already is rolled again. */
function* rolled(before: BeforeMatch, side: Side): LeagueProcedure<Handicap> {
  for (;;) {
    const { rolled: held } = heldBy(before, side)
    const [tens, units] = yield* rollPair(side, 'handicap', (ten, unit) => {
      const meant = handicapNamed(`${asD66(ten, unit)}`)
      return !meant ? '' : held.includes(meant.id) ? `${meant.name} again, so it is rolled once more` : meant.name
    })
    const handicap = handicapNamed(`${asD66(tens, units)}`)
    if (handicap && !held.includes(handicap.id)) return handicap
  }
}

function* chosen(before: BeforeMatch, side: Side): LeagueProcedure<Handicap> {
  const open = handicapTable.filter(({ id }) => !heldBy(before, side).rolled.includes(id))
  const ids = open.map(({ id }) => id)
  const answer = yield* ask(side, 'which handicap to add', ids, about('handicap', before[side].team))
  return handicapNamed(answer) ?? open[0]
}

/** Handicaps that both coaches agreed on, each by its roll or its id. Throws `BadTeam` for an unknown one. */
function* agreed(start: BeforeMatch): LeagueProcedure<BeforeMatch> {
  let before = start
  for (const side of sides)
    for (const [i, word] of (start.options.agreed?.[side] ?? []).entries()) {
      const handicap = handicapNamed(word)
      if (!handicap)
        throw new BadTeam(
          `handicaps.${side}[${i}]`,
          `there is no handicap "${word}"`,
          `take one of ${handicapTable.map((one) => `${one.roll} (${one.id})`).join(', ')}`,
        )
      if (heldBy(before, side).rolled.includes(handicap.id))
        throw new BadTeam(`handicaps.${side}[${i}]`, `"${word}" is named twice`, 'name another one')
      before = yield* gained(before, side, handicap)
    }
  return before
}

/** Writes the handicaps into the histories of the teams. */
const written = (start: BeforeMatch): BeforeMatch => {
  let before = start
  for (const side of sides) {
    const { rolled: ids } = heldBy(before, side)
    const now = before[side]
    if (ids.length > 0) before = withSide(before, { ...now, team: noted(now.team, 'handicaps', { rolled: ids }) })
  }
  return before
}

export const handicaps: BeforeMatchStep = function* (start) {
  let before = yield* agreed(start)
  const order = strongerFirst(start, ({ team }) => teamRating(team))
  if (!order) return written(before)
  const [stronger, weaker] = order
  const row = handicapRollsFor(teamRating(start[stronger].team) - teamRating(start[weaker].team))
  for (let i = 0; i < row.rolls; i++) before = yield* gained(before, weaker, yield* rolled(before, weaker))
  for (let i = 0; i < row.chosen; i++) before = yield* gained(before, weaker, yield* chosen(before, weaker))
  if (row.awards > 0) before = withHeld(before, weaker, { awards: row.awards })
  return written(before)
}
