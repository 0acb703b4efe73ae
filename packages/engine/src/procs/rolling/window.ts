// Opens a window: goes through the owners in order and offers each skill that may be used, then their magic items. Optional skills
// are asked for, compulsory ones used; that an item is offered is a secret as long as nobody has seen it. Neighbours: windows.ts lists
// the windows, skills/ and items/ have the hooks, ../match/items.ts says who has which item.

import type { Ctx } from '../../edition.ts'
import type { WindowHook, WindowName, Windows } from '../../hooks.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { ringOf } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { type Call, call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { kitOf } from '../../kit.ts'
import { action } from '../../vocabulary/actions.ts'
import { type ItemId, itemIds } from '../../vocabulary/items.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { isShown, itemsOf, useItem } from '../match/items.ts'
import { spend } from '../match/limits.ts'
import { skillWorks } from '../move/zones.ts'
import { contestFrame } from './contest.ts'
import { type RollResult, rollFrame } from './roll.ts'

export interface WindowFrame extends Frame, Receives<{ tested: RollResult }> {
  readonly proc: 'window'
  step: 'seek' | 'offer' | 'tested' | 'next'
  readonly window: WindowName
  readonly owners: readonly number[]
  owner: number
  /** A place in the list of his skills, or after that in the list of all items. */
  skill: number
}

const ownerOf = (c: Ctx, f: WindowFrame): Player => c.match.players[f.owners[f.owner]]

/** The item that is offered or used; undefined if it is a skill. Nothing is said of who has it, so that others may ask. */
const itemAt = (c: Ctx, f: WindowFrame): ItemId | undefined => itemIds[f.skill - ownerOf(c, f).skills.length]

/** What an item does at a window. */
const itemHook = ({ rules }: Ctx, window: WindowName, id: ItemId): WindowHook | null =>
  (rules.items.get(id)?.windows?.[window] as WindowHook | undefined) ?? null

/** The current hook; once used it counts even if its owner has gone down since. */
const hookAt = (c: Ctx, f: WindowFrame, mustWork = true): WindowHook | null => {
  const player = ownerOf(c, f)
  const item = itemAt(c, f)
  if (item) return itemHook(c, f.window, item)
  const id = player.skills[f.skill]
  const hook = c.rules.windows[f.window].get(id)
  const skill = c.rules.skills.get(id)
  return hook && skill && (!mustWork || skillWorks(c, player, skill)) ? hook : null
}

const copy = (f: WindowFrame): WindowFrame => ({
  proc: f.proc,
  step: f.step,
  window: f.window,
  owners: f.owners,
  owner: f.owner,
  skill: f.skill,
})

const cause = (c: Ctx): Frame => c.match.stack[c.match.stack.length - 2]

const noteUse = (c: Ctx, f: WindowFrame): void => {
  const owner = ownerOf(c, f)
  const item = itemAt(c, f)
  if (item) {
    useItem(c, owner, item)
    return
  }
  c.events.push({ type: 'skillUsed', player: owner.id, skill: owner.skills[f.skill] })
  spend(c, owner, owner.skills[f.skill])
}

const use = (c: Ctx, f: WindowFrame, hook: WindowHook): Next<WindowFrame> => {
  const owner = ownerOf(c, f)
  noteUse(c, f)
  if (hook.roll) {
    const request = hook.roll(c, owner, cause(c))
    return call(rollFrame(c, request.roll, request.player, request), 'tested')
  }
  if (hook.contest) return call(contestFrame(hook.contest(c, owner, cause(c))), 'tested')
  const frame = hook.use?.(c, owner, cause(c))
  return frame ? call(frame, 'next') : 'next'
}

export const window: Procedure<WindowFrame, Ctx> = {
  copy,
  steps: {
    seek: (c, f): Next<WindowFrame> => {
      for (; f.owner < f.owners.length; f.owner++) {
        const player = ownerOf(c, f)
        const items = itemsOf(c, player)
        const places = player.skills.length + (items.length > 0 ? itemIds.length : 0)
        for (; f.skill < places; f.skill++) {
          const item = itemAt(c, f)
          if (item && !items.includes(item)) continue
          const hook = hookAt(c, f)
          if (hook?.offer(c, player, cause(c))) return hook.compulsory ? use(c, f, hook) : 'offer'
        }
        f.skill = 0
      }
      return DONE
    },
    offer: {
      kind: 'choice',
      hidden: (c, f) => {
        const item = itemAt(c, f)
        return item !== undefined && !isShown(c.match, ownerOf(c, f), item) && 'offer'
      },
      by: (c, f) => {
        const owner = ownerOf(c, f)
        return hookAt(c, f)?.asks?.(c, owner, cause(c)) ?? coachOf(c.match, owner)
      },
      question: (c, f) => {
        const owner = ownerOf(c, f)
        const item = itemAt(c, f)
        return question(item ? 'useItem' : 'useSkill', owner.id, {
          subject: item ?? owner.skills[f.skill],
          roll: c.match.lastRoll,
          declining: hookAt(c, f)?.declining ?? '',
        })
      },
      legal: () => [action('use'), action('decline')],
      chosen: (c, f, answer) => {
        const hook = hookAt(c, f)
        return answer.do === 'use' && hook ? use(c, f, hook) : 'next'
      },
    },
    tested: (c, f, result) => {
      const frame = hookAt(c, f, false)?.tested?.(c, ownerOf(c, f), cause(c), result === 'passed')
      return frame ? call(frame, 'next') : 'next'
    },
    next: (_c, f) => {
      f.skill++
      return 'seek'
    },
  },
}

/** Opens a window and continues at `then` after every owner was asked; costs nothing if no owner has a hook in it. */
export const openWindow = <W extends WindowName, S extends string>(
  c: Ctx,
  name: W,
  owners: readonly number[],
  then: S,
): S | Call<S, 'done', Windows[W]> => {
  for (const id of owners)
    if (listens(c, name, c.match.players[id])) {
      const frame: WindowFrame = { proc: 'window', step: 'seek', window: name, owners, owner: 0, skill: 0 }
      return call(frame, then)
    }
  return then
}

const NOBODY: readonly number[] = []

/** Players of a side on the pitch who have a hook in the window; usually none. */
export const listeners = (c: Ctx, name: WindowName, side: Side): readonly number[] => {
  let listening = NOBODY
  for (const player of c.match.players)
    if (player.side === side && player.place === 'pitch' && listens(c, name, player))
      listening = [...listening, player.id]
  return listening
}

/** His adjacent team-mates who have a hook in the window. */
export const listeningMates = (c: Ctx, name: WindowName, player: Player): readonly number[] => {
  const { board, players } = c.match
  let listening = NOBODY
  for (const square of ringOf(c.rules.pitch, player)) {
    const code = board[square]
    if (code <= 0 || players[code - 1].side !== player.side || !listens(c, name, players[code - 1])) continue
    if (!listening.includes(code - 1)) listening = [...listening, code - 1]
  }
  return listening
}

const itemListens = (c: Ctx, name: WindowName, player: Player): boolean =>
  c.rules.items.size > 0 && itemsOf(c, player).some((id) => itemHook(c, name, id) !== null)

/** Whether a skill or an item of the player has a hook in the window. */
export const listens = (c: Ctx, name: WindowName, player: Player): boolean =>
  (player.skills.length > 0 && kitOf(c, player).windows.includes(name)) || itemListens(c, name, player)
