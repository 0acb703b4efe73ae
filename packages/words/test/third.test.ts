// What only the third edition has is told without riddles: calls, the referee's eye, contests, handicaps, the wizard's frog.
// Neighbours: src/handicapWords.ts, src/rareEvents.ts, src/rollPhrases.ts.
import { editionNamed, engineFor, type GameEvent, readPosition } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { plainSentence } from '../src/teller.ts'

const edition = editionNamed('third')
if (!edition) throw new Error('no third edition')
const engine = engineFor(edition)
const { match } = readPosition('third turn=home:1/0 h1@h12 a1@h13')
const bench = structuredClone(match)
for (const player of bench.players) player.place = 'reserves'
const [home, away] = [match.squads.home.name, match.squads.away.name]
const said = (event: GameEvent, state = match): string | null => plainSentence(engine, state, event)

const roll = (kind: 'shadowing' | 'tentacles' | 'takeRoot', needed: number, faces: number[], modifier = 0) =>
  ({
    type: 'rolled',
    to: -1,
    again: false,
    roll: {
      ...{ roll: kind, player: 0, base: needed, needed, faces, passed: needed === 0 || faces[0] >= needed },
      modifiers: modifier === 0 ? [] : [{ value: modifier, source: 'MA', player: 0 }],
    },
  }) as const satisfies GameEvent

describe('illegal procedure', () => {
  it.each([
    ['unmoved', true, `Illegal procedure is called against ${home}: the turn marker was not moved.`],
    ['late', true, `Illegal procedure is called against ${home}: a Wild Animal comes too late.`],
    ['moved', false, `Illegal procedure is called against ${home}, and there was none.`],
  ])('says what was wrong: %s', (why, correct, sentence) => {
    expect(said({ type: 'called', side: 'home', correct, why })).toBe(sentence)
  })

  it('costs the re-roll of a leader by its name', () => {
    expect(said({ type: 'gained', side: 'home', what: 'leader', amount: -1, why: 'illegalProcedure' })).toBe(
      `${home} lose 1 × leader’s re-roll (Illegal procedure).`,
    )
  })
})

describe('the referee', () => {
  it('looks, keeps an eye on a side, and looks elsewhere', () => {
    expect(said({ type: 'chance', why: 'referee', player: 0, dice: [5] })).toMatch(
      /^Does the referee see what .+ did\?/,
    )
    expect(said({ type: 'eye', side: 'away' })).toBe(`The referee has his eye on the next foul against ${away}.`)
    expect(said({ type: 'effectEnded', side: 'away', what: 'eye-on-you' })).toBe(
      `The referee no longer has his eye on the opponents of ${away}.`,
    )
  })
})

describe('a contest', () => {
  it('tells the total of the first die, and who wins by the second', () => {
    expect(said(roll('shadowing', 0, [3], 6))).toMatch(/ gives chase: 9\.$/)
    expect(said(roll('shadowing', 4, [4], 6))).toMatch(/ wins the race\.$/)
    expect(said(roll('tentacles', 0, [2], 4))).toMatch(/ takes hold: 6\.$/)
  })
})

describe('handicaps', () => {
  it('let players miss a drive, with the reason and without a skill that nobody uses', () => {
    const absent = (why: string) => said({ type: 'removed', player: 0, to: 'exhausted', why }, bench)
    expect(absent('late')).toMatch(/ misses this drive: he is late\.$/)
    expect(absent('unpaid')).toMatch(/ misses this drive: he wants his fee first\.$/)
    expect(absent('queasy')).toMatch(/ misses this drive: his stomach keeps him busy\.$/)
    for (const skill of ['late', 'unpaid', 'queasy', 'take-root'])
      expect(said({ type: 'skillUsed', player: 0, skill }, bench)).toBeNull()
  })

  it('are told as deeds', () => {
    const used = (inducement: string, use: string) => said({ type: 'induced', side: 'home', inducement, use })
    expect(used('sponsorship-deal', 'slogan')).toMatch(/all together and loudly: “[A-Z !]+”$/)
    expect(used('pay-appearance-fee', 'appearance-fee')).toBe(`${home} pay the appearance fee.`)
    expect(used('wizard', 'zap')).toBe(`${home} use Wizard: Zap!`)
    expect(used('wizard', 'fireball')).toBe(`${home} use Wizard: Fireball.`)
    expect(said({ type: 'skillUsed', player: 0, skill: 'greased' }, bench)).toMatch(/ has grease on his shoes/)
  })
})

it('tells where a player goes who is only stunned off the pitch', () => {
  const stunned = (why: string, state = bench) =>
    said({ type: 'injured', player: 0, by: -1, result: 'stunned', why }, state)
  expect(stunned('crowd')).toMatch(/ climbs out of the crowd and goes to the reserves\.$/)
  expect(stunned('assassinate')).toMatch(/ gets away with a fright\.$/)
  expect(stunned('block', match)).toBeNull()
})

it('says that a player who stands firm after a failed dodge stays', () => {
  const at = match.players[0].at
  const kept = said({ type: 'moved', player: 0, from: at + 1, to: at, how: 'stand-firm' })
  expect(kept).toMatch(/ stays on his feet at h12\.$/)
})

it('calls kick-off results as the edition does', () => {
  expect(said({ type: 'kickOffTable', dice: [6, 6], result: 'pitchInvasion' })).toBe('On the kick-off: Field Invasion.')
  expect(said({ type: 'rollOff', why: 'pitchInvasion', home: 9, away: 8 })).toBe(
    `Field Invasion: ${home} 9, ${away} 8.`,
  )
  expect(said({ type: 'rollOff', why: 'getTheRef', home: 9, away: 8 })).toBe(`Get the Ref: ${home} 9, ${away} 8.`)
})

it('tells a Treeman who sleeps, a frog and a serious injury', () => {
  expect(said(roll('takeRoot', 4, [2]), bench)).toMatch(/ sleeps in some wood and misses the half\.$/)
  expect(said({ type: 'removed', player: 0, to: 'reserves', why: 'zap' })).toMatch(/ turns into a frog /)
  expect(said({ type: 'chance', why: 'brokenRibs', player: 0, dice: [1, 5] })).toMatch(
    /: broken ribs \(rolled 1\+5\)\.$/,
  )
})
