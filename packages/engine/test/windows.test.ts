// Who opens a window or a moment and what its hooks get is checked by the compiler: these lines must not compile.
// Neighbours: windows.ts and moments.ts list them, kernel/results.test.ts does the same for results.
import { expect, it } from 'vitest'
import type { Ctx } from '../src/edition.ts'
import type { Skill, WindowHook } from '../src/hooks.ts'
import type { Use } from '../src/inducement.ts'
import { foesTurn } from '../src/inducements/when.ts'
import { DONE, type Procedure } from '../src/kernel/procedure.ts'
import type { BlockFrame } from '../src/procs/block/blockFrame.ts'
import type { DepartureFrame } from '../src/procs/move/departure.ts'
import { openMoment } from '../src/procs/rolling/moment.ts'
import { openWindow } from '../src/procs/rolling/window.ts'

it('a window is opened only by the frames it belongs to', () => {
  const right: Procedure<DepartureFrame, Ctx> = {
    steps: { ask: (c) => openWindow(c, 'left', [], 'end'), end: () => DONE },
  }
  const wrong: Procedure<DepartureFrame, Ctx> = {
    // @ts-expect-error a block opens it
    steps: { ask: (c) => openWindow(c, 'stumbles', [], 'end'), end: () => DONE },
  }
  expect([right, wrong]).toHaveLength(2)
})

it('a hook fits only windows whose frames it understands', () => {
  const onBlock: WindowHook<BlockFrame> = { offer: (_c, _owner, cause) => cause.blitz, compulsory: true }
  const onDeparture: WindowHook<DepartureFrame> = { offer: (_c, _owner, cause) => cause.followed, compulsory: true }
  const always: WindowHook = { offer: () => true, compulsory: true }
  const right: Skill['windows'] = { stumbles: onBlock, bothDown: always, left: always }
  const wrong: Skill['windows'][] = [
    // @ts-expect-error that is no block
    { activated: onBlock },
    // @ts-expect-error a step opens it too
    { left: onDeparture },
  ]
  expect([right, ...wrong]).toHaveLength(3)
})

it('a moment is opened only by the frame it belongs to', () => {
  const wrong: Procedure<DepartureFrame, Ctx> = {
    // @ts-expect-error a turn opens it
    steps: { ask: (c) => openMoment(c, 'turnEnding', 'home', 'end'), end: () => DONE },
  }
  expect(wrong.steps.end).toBeTypeOf('function')
})

it('a use fits only moments whose frames it understands', () => {
  const base = { id: 'bell', name: 'Bell', spends: 'itself' } as const
  const right: readonly Use[] = [
    { ...base, at: 'turnStarting', orAt: 'turnEnding', offer: foesTurn },
    { ...base, at: 'kickAimed', offer: (_c, side, cause) => cause.kicking === side },
    { ...base, use: () => null },
  ]
  const wrong: readonly Use[] = [
    // @ts-expect-error no turn opens it
    { ...base, at: 'kickAimed', offer: foesTurn },
    // @ts-expect-error another frame opens the second moment
    { ...base, at: 'turnStarting', orAt: 'kickAimed', offer: foesTurn },
  ]
  expect([...right, ...wrong]).toHaveLength(5)
})
