// Take Root in third: a die before the match decides whether he plays in its first half.
import { expect } from 'vitest'
import { newGame, plainLineUp } from '../support/game.ts'
import { quietKickOff, restOfHalf } from '../support/halves.ts'
import { rule } from '../support/rule.ts'
import type { Scene } from '../support/scene.ts'

/** A twelfth player of the home side is a Treeman; the weather is rolled. */
const withTreeman = (): Scene => {
  const plain = plainLineUp(12, { rerolls: 3 })
  const players = plain.players.map((p) => (p.number === 1 ? { ...p, skills: ['take-root', 'big-guy'] } : p))
  return newGame({ home: { ...plain, players } }).roll('weather', 3, 4)
}

rule('[third 115] on 1 to 3 he misses every drive of the first half, and plays in the second', () => {
  for (const face of [1, 3]) {
    const s = withTreeman()
    expect([s.waits(), s.needs()]).toEqual(['dice takeRoot', 4])
    s.roll('takeRoot', face).roll('coinToss', 1)
    s.home.choose('kick')
    expect(s.where('H1')).toBe('exhausted')
    quietKickOff(s)
    expect(s.match.players.filter((p) => p.side === 'home' && p.place === 'pitch')).toHaveLength(11)
    expect(s.player('H1').place).not.toBe('pitch')
    restOfHalf(s)
    expect(s.where('H1')).toBe('reserves')
    quietKickOff(s)
    expect(s.player('H1').place).toBe('pitch')
  }
})

rule('[third 115] on 4 to 6 he plays from the start, and rolls for no action', () => {
  for (const face of [4, 6]) {
    const s = withTreeman().roll('takeRoot', face).roll('coinToss', 2)
    s.away.choose('kick')
    quietKickOff(s)
    expect(s.player('H1').place).toBe('pitch')
    s.activate('H1', 'move')
    expect(s.waits()).toBe('home activation')
  }
})

rule('[third 95, 115] whom an assassin has met before does not roll', () => {
  const plain = plainLineUp(12)
  const players = plain.players.map((p) => (p.number === 1 ? { ...p, skills: ['take-root', 'big-guy'] } : p))
  const s = newGame({ home: { ...plain, players }, away: plainLineUp(11, { inducements: ['assassin'] }) })
  s.roll('weather', 3, 4)
  s.away.choose('choose', { player: 'H1' })
  s.roll('injury', 6, 6).roll('casualty', 1)
  expect(s.waits()).toBe('dice coinToss')
  s.roll('coinToss', 1)
})
