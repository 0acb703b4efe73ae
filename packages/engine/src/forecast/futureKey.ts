// A match in mid-action as a short key: two matches with the same origin and the same key have the same future within
// the action. Searches over all dice results compute equal ones only once. Neighbours: kernel/match.ts has the data,
// procs/ the frames.

import type { Frame, Match, Player, Squad } from '../kernel/match.ts'
import { leaderRerolls } from '../procs/rolling/reroll.ts'

interface Spent {
  readonly at: readonly string[]
  readonly fields: readonly string[]
}

const IN_FLIGHT = ['scatters', 'grab', 'saved', 'again', 'chaser', 'interceptor', 'quality']

/** Fields of frames that no longer matter once a frame has reached one of these steps. */
const SPENT: { readonly [proc: string]: readonly Spent[] } = {
  block: [
    {
      at: [
        'result',
        'bothDown',
        'push',
        'pushed',
        'follow',
        'followUp',
        'upThere',
        'fall',
        'crowd',
        'armourDefender',
        'armourAttacker',
        'balls',
        'atRest',
        'settled',
        'end',
      ],
      fields: ['results'],
    },
  ],
  armour: [{ at: ['injured'], fields: ['natural', 'total', 'again', 'spent', 'rerolled'] }],
  injury: [{ at: ['treated', 'missed', 'end'], fields: ['total', 'again', 'spent', 'rerolled', 'square'] }],
  pass: [
    { at: ['landed'], fields: IN_FLIGHT },
    { at: ['judge'], fields: [...IN_FLIGHT, 'accurate', 'receiver'] },
  ],
}

const framePart = (f: Frame): string => {
  const spent = SPENT[f.proc]?.find(({ at }) => at.includes(f.step))
  if (!spent) return JSON.stringify(f)
  const rest: Record<string, unknown> = { ...f }
  for (const field of spent.fields) delete rest[field]
  return JSON.stringify(rest)
}

/** What can change of a player during an action and matters for the rest of it. */
const playerPart = (p: Player): string =>
  p.place === 'pitch'
    ? `${p.at}${p.facing ?? ''}${p.posture}${p.noZones ? 'z' : ''}${p.acted ? 'a' : ''}${p.marks}|${p.states.map(({ state }) => state)}|${p.spent}|${p.loans.length}`
    : `${p.place}|${p.spent}`

const sameAs = (a: Player, b: Player): boolean =>
  a.at === b.at &&
  a.facing === b.facing &&
  a.place === b.place &&
  a.posture === b.posture &&
  a.noZones === b.noZones &&
  a.acted === b.acted &&
  a.marks === b.marks &&
  a.states === b.states &&
  a.spent === b.spent &&
  a.loans === b.loans

const squadPart = (squad: Squad): string =>
  `${squad.rerolls},${leaderRerolls.of(squad)},${Object.values(squad.resources)}`

/** Leaves out players who are as they were in `since`, and frames below the action. */
export const futureKey = (match: Match, since: Match): string => {
  let key = ''
  for (let i = 0; i < match.players.length; i++)
    if (since.players[i] === undefined || !sameAs(match.players[i], since.players[i]))
      key += `${i}:${playerPart(match.players[i])};`
  for (const { state, at, carrier } of match.balls) key += `${state}${at},${carrier};`
  key += `${squadPart(match.squads.home)};${squadPart(match.squads.away)};`
  const { side, running, rerollsUsed, turnover, touchdown, declared } = match.turn
  key += `${side}${running}${rerollsUsed}${turnover}${touchdown}${declared};`
  const { stack } = match
  for (
    let i = Math.max(
      0,
      stack.findIndex((f) => f.proc === 'activation'),
    );
    i < stack.length;
    i++
  )
    key += framePart(stack[i])
  // The caller of a roll reads its result at once; later only skills offered in a window do.
  const { lastRoll } = match
  if (lastRoll && stack.some((f) => f.proc === 'window'))
    key += `${lastRoll.roll}${lastRoll.player}${lastRoll.faces}${lastRoll.passed}`
  return key
}
