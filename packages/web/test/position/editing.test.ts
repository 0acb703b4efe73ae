// Every edit of the editor, from text to text through the engine's own reader and writer.
import { eyeHolder, OFF, squareNamed } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import {
  ballOn,
  ballWith,
  benched,
  changedCount,
  changedFacts,
  changedPlayer,
  countNames,
  countOf,
  freeNumber,
  isUnmoved,
  movedTo,
  type Position,
  readText,
  wearerOf,
  withEdition,
  withEye,
  withMarker,
  withoutBall,
  withoutPlayer,
  withPlayer,
} from '../../src/position/editing.ts'

const open = (text: string): Position => {
  const read = readText(text)
  if ('fault' in read) throw new Error(read.fault)
  return read.position
}

const start = open('bb2020 turn=home:3/2 h1@h11+block.o h2@g12.p h12@ko a1@h16')
const at = (name: string): number => squareNamed(start.engine.rules.pitch, name)
const home = (number: number) => ({ side: 'home', number }) as const
const words = (text: string): readonly string[] => text.split(' ')

it('adds a plain player with the next free number, and removes one with his ball', () => {
  expect(freeNumber(start.match, 'home')).toBe(3)
  expect(freeNumber(start.match, 'away')).toBe(2)
  const added = open(withPlayer(start, home(3), at('c5')))
  expect(wearerOf(added.match, home(3))?.at).toBe(at('c5'))
  const gone = open(withoutPlayer(added, home(1)))
  expect(gone.match.players.map(({ who }) => who.number)).toEqual([2, 12, 3, 1])
  expect(gone.match.balls[0].state).toBe('absent')
  // Number 12 begins with a 1.
  expect(wearerOf(gone.match, home(12))?.place).toBe('ko')
})

it('moves, benches and brings back', () => {
  const moved = open(movedTo(start, home(2), at('b3')))
  expect(wearerOf(moved.match, home(2))).toMatchObject({ at: at('b3'), posture: 'prone' })
  const out = open(benched(moved, home(2), 'casualty'))
  expect(wearerOf(out.match, home(2))).toMatchObject({ at: OFF, place: 'casualty' })
  expect(wearerOf(open(movedTo(out, home(2), at('d4'))).match, home(2))).toMatchObject({ at: at('d4'), place: 'pitch' })
})

it('changes posture, characteristics and skills', () => {
  const stats = { MA: 8, ST: 2, AG: 2, PA: 3, AV: 10 }
  const text = changedPlayer(start, home(2), { posture: 'stunned', stats, skills: ['dodge', 'catch'], acted: true })
  expect(words(text)).toContain('h2@g12:8.2.2.3.10+dodge+catch.sd')
})

it('moves the ball', () => {
  expect(words(ballOn(start, at('e5')))).toContain('ball=e5')
  expect(words(ballWith(start, { side: 'away', number: 1 }))).toContain('a1@h16.o')
  expect(open(withoutBall(start, at('h11'))).match.balls[0].state).toBe('absent')
})

it('changes what holds for the match', () => {
  const text = changedFacts(start, { half: 2, side: 'away', weather: 'blizzard' })
  expect(words(text)).toEqual(expect.arrayContaining(['half=2', 'turn=away:3/2', 'weather=blizzard']))
  for (const name of countNames) expect(countOf(open(changedCount(start, 'away', name, 4)).match, 'away', name)).toBe(4)
})

it('leaves invalid positions to the engine', () => {
  const fault = (text: string): string => {
    const read = readText(text)
    return 'fault' in read ? read.fault : ''
  }
  expect(fault(withoutPlayer(start, { side: 'away', number: 1 }))).toMatch(/needs a player of the away side/)
  expect(fault(changedPlayer(start, home(1), { posture: 'prone' }))).toMatch(/only a standing player/)
  expect(fault(movedTo(start, home(2), at('h16')))).toMatch(/taken/)
  expect(fault('bb2020 h1@z9 a1@h16')).toMatch(/no square z9/)
})

it('switches options of the match, the eye counter and the turn marker', () => {
  const plain = open('third turn=home:3/2 h1@h11.o a1@h16')
  const called = open(withEdition(plain, 'third:illegalProcedure'))
  expect([called.engine.edition, isUnmoved(called)]).toEqual(['third:illegalProcedure', false])
  const unmoved = open(withMarker(called, true))
  expect(isUnmoved(unmoved)).toBe(true)
  expect(isUnmoved(open(withMarker(unmoved, false)))).toBe(false)
  expect(isUnmoved(open(withEdition(unmoved, 'third')))).toBe(false)
  const watched = open(withEye(plain, 'away'))
  expect(eyeHolder(watched.match)).toBe('away')
  expect(eyeHolder(open(withEye(watched, 'home')).match)).toBe('home')
  expect(eyeHolder(open(withEye(watched, null)).match)).toBeNull()
})
