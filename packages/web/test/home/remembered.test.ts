// What the home page remembers, and what a rematch starts from. Neighbours: src/home/remembered.ts, src/match/rematch.ts.
import { describe, expect, it } from 'vitest'
import { rememberedPairing, stillThere } from '../../src/home/remembered.ts'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { rematchOf } from '../../src/match/rematch.ts'
import { readSettings } from '../../src/settings/settings.ts'
import { botMatch } from '../support/botMatch.ts'

const last = { edition: 'crp', home: 'dwarf', away: 'wood-elf', opponent: 'legend' }
const fresh = { edition: playableEditions[0].id, home: '', away: '', opponent: 'rookie' }

describe('the first page', () => {
  it('begins with the last choices', () => {
    expect(rememberedPairing(readSettings({ lastPairing: last }).lastPairing)).toEqual(last)
    expect(rememberedPairing(null)).toEqual(fresh)
  })

  it('forgets what it cannot offer, field by field', () => {
    expect(rememberedPairing({ ...last, edition: 'gone' })).toEqual({ ...fresh, opponent: 'legend' })
    expect(rememberedPairing({ ...last, home: 'martian' })).toEqual({ ...last, home: '' })
    expect(rememberedPairing({ ...last, opponent: 'random' })).toEqual({ ...last, opponent: 'rookie' })
    expect(readSettings({ lastPairing: { ...last, home: 7 } }).lastPairing).toBeNull()
    expect(readSettings({ lastPairing: [] }).lastPairing).toBeNull()
  })

  it('remembers the options of a match, and forgets those that the edition has not', () => {
    const called = { ...last, edition: 'third:illegalProcedure' }
    expect(rememberedPairing(called)).toEqual(called)
    expect(rememberedPairing({ ...last, edition: 'crp:illegalProcedure' }).edition).toBe(fresh.edition)
    const team = { id: 'abc', choice: 'team abc', name: 'Us', edition: 'third', roster: 'orc', why: '' }
    expect(stillThere('team abc', 'third:illegalProcedure', [team])).toBe('team abc')
  })

  it('accepts a saved team until it is loaded', () => {
    const kept = { ...last, home: 'team abc' }
    expect(rememberedPairing(kept).home).toBe('team abc')
    const team = { id: 'abc', choice: 'team abc', name: 'Us', edition: 'crp', roster: 'orc', why: '' }
    expect(stillThere('team abc', 'crp', [team])).toBe('team abc')
    expect(stillThere('team abc', 'crp', [])).toBe('')
    expect(stillThere('team abc', 'bb2020', [team])).toBe('')
    expect(stillThere('team abc', 'crp', [{ ...team, why: 'it has no players' }])).toBe('')
    expect(stillThere('dwarf', 'crp', [])).toBe('dwarf')
  })
})

describe('a rematch', () => {
  const edition = engineNamed('crp')
  if (!edition) throw new Error('no crp')
  const played = botMatch({ edition, seed: 4, until: (_, match) => match.clock.half > 0 })

  it('has the same coaches and squads, and other dice', () => {
    const { beginning, seats } = played
    expect(rematchOf(played)).toEqual({ edition: 'crp', seats, beginning, seed: 5 })
    expect(rematchOf({ ...played, seed: null }).seed).toBeNull()
  })

  it('rolls the dice before the match again', () => {
    if (!('setup' in played.beginning)) throw new Error('no setup')
    const { setup } = played.beginning
    const foretold = [{ why: 'weather', dice: [1, 1] }]
    expect(rematchOf({ ...played, beginning: { setup, foretold } }).beginning).toEqual({ setup })
  })

  it('starts again from the position it began with, unless that is over', () => {
    const beginning = { position: played.state }
    expect(rematchOf({ ...played, beginning }).beginning).toBe(beginning)
    const over = { ...played.state, result: { winner: 'draw', score: { home: 0, away: 0 }, by: 'touchdowns' } as const }
    expect(() => rematchOf({ ...played, beginning: { position: over } })).toThrow('lost')
  })
})
