// Referees, fouls and penalties, told. Neighbours: src/sentence.ts, src/rareEvents.ts, src/phrases.ts.
import { editionNamed, engineFor, type GameEvent, type PenaltyReason, readPosition } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { playerName } from '../src/names.ts'
import { plainSentence } from '../src/teller.ts'

const edition = editionNamed('second:referees')
if (!edition) throw new Error('no second edition')
const engine = engineFor(edition)
const { match } = readPosition('second:referees turn=home:1/0 referees=1 h1@h12 a1@h13.p n1@h15')
const [player, foe, referee] = match.players.map(({ id }) => id)
const name = (id: number): string => playerName(match, id)
const said = (event: GameEvent): string | null => plainSentence(engine, match, event)

const penalised = (why: PenaltyReason): string => said({ type: 'penalised', player, by: referee, why, to: 'ko' }) ?? ''

describe('a foul', () => {
  it('is told by its manner', () => {
    const fouled = (manner: 'sneaky' | 'blatant' | 'spear'): string | null =>
      said({ type: 'fouled', player, victim: foe, manner })
    expect(fouled('sneaky')).toBe(`${name(player)} treads on ${name(foe)} in passing.`)
    expect(fouled('blatant')).toBe(`${name(player)} fouls ${name(foe)}.`)
    expect(fouled('spear')).toBe(`${name(player)} dives headfirst into ${name(foe)}.`)
  })
})

describe('a penalty', () => {
  it('is told with its reason and the box', () => {
    expect(penalised('foul')).toBe(`${name(player)} is penalised for the foul: among the knocked out.`)
    expect(penalised('wrongMan')).toContain('for a foul that was done to him')
    expect(penalised('unsportsmanlike')).toContain('for unsportsmanlike conduct')
    expect(penalised('delay')).toContain('for delaying the match')
  })

  it('is told once: where he goes follows from it', () => {
    expect(said({ type: 'removed', player, to: 'ko', why: 'penalty' })).toBeNull()
    expect(said({ type: 'state', player, state: 'penalised', on: true })).toBeNull()
    expect(said({ type: 'removed', player, to: 'ko', why: 'ko' })).not.toBeNull()
  })
})

describe('a referee', () => {
  it('strolls, square by square, and gets up for the nearest', () => {
    const square = match.players[foe].at
    expect(said({ type: 'moved', player: referee, from: 0, to: square, how: 'referee' })).toBe(
      `${name(referee)} strolls to h13.`,
    )
    expect(said({ type: 'chance', why: 'nearestPlayer', player, dice: [2] })).toBe(
      `The dice choose ${name(player)} among the nearest (rolled 2).`,
    )
  })
})
