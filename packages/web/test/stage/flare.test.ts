// Every spell is seen on the pitch, once: where it strikes if it is aimed at a square, otherwise on its caster. Neighbours:
// src/stage/flare.ts, src/stage/spellFlare.ts.
import { type GameEvent, readPosition, spellIds } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { flareKinds, flareOf } from '../../src/stage/flare.ts'
import { momentOf } from '../../src/stage/moment.ts'

const { match } = readPosition('second:companion:spells turn=home:3/2 h1@h12 a1@h17')
const [caster, target] = match.players

it('is seen where it strikes, or where it is cast', () => {
  for (const spell of spellIds) {
    const cast = (square: number): GameEvent => ({ type: 'spellCast', player: caster.id, spell, square })
    const strikes: GameEvent = { type: 'spellStrikes', player: caster.id, spell, square: target.at, miscast: false }
    expect(flareOf(cast(-1), match)).toMatchObject({ square: caster.at, spell })
    expect(flareOf(cast(target.at), match)).toBeNull()
    const flare = flareOf(strikes, match)
    expect(flare).toMatchObject({ square: target.at, from: caster.at, spell })
    expect(flareKinds).toContain(flare?.kind)
    expect(flareOf({ ...strikes, square: -1 }, match)).toBeNull()
  }
})

it('has a card of its own when it is cast', () => {
  const events: readonly GameEvent[] = [{ type: 'spellCast', player: caster.id, spell: 'grabbit', square: -1 }]
  expect(momentOf({ events, index: 0, before: match, shown: match, after: match })).toEqual({
    ...{ kind: 'trick', of: 'spell', id: 'grabbit', how: 'cast', side: 'home', player: caster.id },
  })
})
