// What events change in the picture: things come, move and go; of several balls the right one is caught.
import { editionNamed, engineFor, type GameEvent, type Match, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { beatsOf } from '../../src/stage/beats.ts'
import { flareOf, flareTimes } from '../../src/stage/flare.ts'
import { pictured } from '../../src/stage/pictured.ts'

const position = (words: string, id = 'second'): Match => readPosition(`${id} turn=home:3/2 ${words}`).match
const PLAYERS = 'h1@h12 h2@h14 a1@c20'

it('a thing appears where it was put, others stay as they were', () => {
  const before = position(`${PLAYERS} thing=cannon:h2:home`)
  const after = position(`${PLAYERS} thing=cannon:h3:home thing=wreck:k8:home`)
  const { at } = after.pieces[1]
  const shown = pictured(before, { type: 'thingPlaced', kind: 'wreck', side: 'home', square: at }, after)
  expect(shown?.pieces.map((piece) => piece.at)).toEqual([before.pieces[0].at, at])
  expect(shown?.pieces[1].kind).toBe('wreck')
})

it('a thing is moved, and is gone once it was removed', () => {
  const before = position(`${PLAYERS} thing=seeSaw:h8:home thing=seeSaw:c20:away`.replace('a1@c20', 'a1@e20'))
  const [from, other] = before.pieces.map(({ at }) => at)
  const moved = pictured(before, { type: 'thingMoved', kind: 'seeSaw', side: 'home', from, to: from + 1 }, before)!
  expect(moved.pieces.map(({ at }) => at)).toEqual([from + 1, other])
  const gone: GameEvent = { type: 'thingRemoved', kind: 'seeSaw', side: 'home', square: from + 1, why: 'broken' }
  expect(pictured(moved, gone, before)?.pieces.map(({ at }) => at)).toEqual([-1, other])
  expect(flareOf(gone, moved)).toMatchObject({ kind: 'puff', square: from + 1, width: 2, height: 1 })
})

it('of two balls the one is caught that he has afterwards', () => {
  const words = (first: string, second: string): string => `h1@h12${first} h2@h14${second} a1@c20`
  const before = position(`${words('.o', '')} ball=d4`, 'second:twoBalls')
  const after = position(words('.o', '.o'), 'second:twoBalls')
  const loose = before.balls.findIndex(({ state }) => state === 'ground')
  const shown = pictured(before, { type: 'ballHeld', player: 1, how: 'caught' }, after)
  expect(shown?.balls.map(({ carrier }) => carrier).sort()).toEqual([0, 1])
  expect(shown?.balls[loose].at).toBe(before.players[1].at)
})

it('an explosion has a beat of its own', () => {
  const match = position(PLAYERS)
  const engine = engineFor(editionNamed('second')!)
  const events: readonly GameEvent[] = [{ type: 'exploded', square: match.players[0].at, what: 'mine' }]
  const [bang] = beatsOf(engine, match, { input: { dice: [1] }, events, after: match })
  expect(bang).toMatchObject({ milliseconds: flareTimes.blast, sound: 'blast' })
  expect(bang.flare).toMatchObject({ kind: 'blast', square: match.players[0].at, width: 1, height: 1 })
})

it('whoever climbs into a cannon is in it, and out of it again once he is fired', () => {
  const out = position(`${PLAYERS} thing=cannon:h13:home`)
  const loaded = position('h1@aboard h2@h14 a1@c20 thing=cannon:h13:home:h1')
  const into = pictured(out, { type: 'removed', player: 0, to: 'aboard', why: 'cannon' }, loaded)!
  expect(into.pieces[0].load).toEqual([0])
  expect(into.players[0]).toMatchObject({ place: 'aboard', at: -1 })
  const { at } = out.pieces[0]
  const fired: GameEvent = { type: 'launched', player: 0, by: 1, thing: 'cannon' }
  expect(flareOf(fired, into)).toMatchObject({ kind: 'blast', square: at })
  const flown = pictured(into, fired, out)!
  expect(flown.pieces[0].load).toEqual([])
  const engine = engineFor(editionNamed('second')!)
  const events: readonly GameEvent[] = [{ type: 'moved', player: 0, from: at, to: at + 8, how: 'flown' }]
  const [flight] = beatsOf(engine, flown, { input: { dice: [1] }, events, after: out })
  expect(flight.motion).toMatchObject({ how: 'soar', player: 0, from: at, to: at + 8 })
  expect(flight.picture?.players[0]).toMatchObject({ place: 'pitch', at: at + 8 })
})
