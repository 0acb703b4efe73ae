// The wizard of third: one spell a match. Neighbour: inducements/wizardThird.ts.
import { expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const FACTS = 'hold=wizard/ turn=away:3/3 kick=home'

/** Away has ended its turn, and home's wizard is asked. */
const asked = (picture: string, options: Parameters<typeof scene>[1] = {}): Scene => {
  const s = scene(picture, { facts: FACTS, ...options })
  s.away.endTurn()
  return s
}

rule('[third 253] one spell a match, after the opponents’ turn or before the own', () => {
  const s = asked('H1 . A1')
  expect(s.home.answers('use')).toEqual(['use fireball', 'use lightning-bolt', 'use zap'])
  s.home.decline()
  expect(s.home.answers('use')).toEqual(['use fireball', 'use lightning-bolt', 'use zap'])
  s.home.choose('use', { option: 'lightning-bolt' })
  s.home.choose('choose', { player: 'A1' })
  s.roll('lightning-bolt', 1)
  expect(s.match.squads.home.inducements).toEqual([])
  s.expectTurnOf('home')
})

rule('[third 253] he casts nothing before the opponents’ turn or after the own', () => {
  const s = scene('H1 . A1', { facts: 'hold=wizard/ turn=home:3/3' })
  s.endTurn()
  s.expectTurnOf('away')
})

rule('[third 254] Fireball: everybody standing in 3 by 3 squares goes down on 4 or more, own players too', () => {
  const s = asked(`
    A1 A2 A3/
    .  H1 .
    .  .  A4`)
  s.home.choose('use', { option: 'fireball' })
  s.home.choose('choose', { square: 'f11' })
  s.roll('fireball', 4)
  expect(s.posture('A2')).toBe('prone')
  s.roll('armour', 1, 1)
  s.roll('fireball', 3)
  s.roll('fireball', 4)
  s.roll('armour', 1, 1)
  expect([s.posture('A1'), s.posture('H1'), s.posture('A4')]).toEqual(['standing', 'prone', 'standing'])
  s.expectTurnOf('home')
})

rule('[third 255] Lightning Bolt: one standing player goes down on 2 or more', () => {
  const s = asked('H1 . A1 A2/')
  s.home.choose('use', { option: 'lightning-bolt' })
  expect(s.home.answers()).toEqual(['choose H1', 'choose A1'])
  s.home.choose('choose', { player: 'A1' })
  s.roll('lightning-bolt', 2)
  s.roll('armour', 3, 3)
  expect(s.posture('A1')).toBe('prone')
  expect(s.modifiers()).toEqual([])
})

rule('[third 256] Zap: on 4 or more he is a frog, and out for the rest of the drive; his ball bounces', () => {
  const s = asked('H1 . A1*')
  s.home.choose('use', { option: 'zap' })
  s.home.choose('choose', { player: 'A1' })
  s.roll('zap', 4)
  s.roll('bounce', 5)
  expect(s.where('A1')).toBe('reserves')
  expect(s.ball()).toBe('ground f13')
  s.expectTurnOf('home')
})

rule('[third 256] on less nothing happens to him', () => {
  const s = asked('H1 . A1*')
  s.home.choose('use', { option: 'zap' })
  s.home.choose('choose', { player: 'A1' })
  s.roll('zap', 3)
  expect(s.ball()).toBe('held A1')
  s.expectTurnOf('home')
})
