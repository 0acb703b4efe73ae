// Dump-Off: a quick pass before the block that was declared.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const PICTURE = '. . . . A2\n H1 A1* . . .\n . . . . .\n H2 . . . .'

/** H1 declares a block on A1, who holds the ball and has Dump-Off; A2 stands three squares on. */
const declared = (options: SceneOptions = {}, action = 'block', picture = PICTURE): Scene => {
  const s = scene(picture, { ...options, players: { A1: '+dump-off', ...options.players } })
  s.activate('H1', action).block('A1')
  return s
}

/** The throw goes to A2. */
const dumped = (options: SceneOptions = {}, picture = PICTURE): Scene => {
  const s = declared(options, 'block', picture)
  s.away.use()
  s.away.throwTo('A2')
  return s
}

describe('Dump-Off', () => {
  rule('[bugman 422, 424] a Quick Pass comes before the block, which then goes on', () => {
    const s = declared()
    expect(s.waits()).toBe('away useSkill')
    expect(s.question()).toMatchObject({ subject: 'dump-off', player: s.player('A1').id })
    s.away.use()
    expect(s.waits()).toBe('away dumpOff')
    s.away.throwTo('A2')
    expect([s.needs(), ...s.modifiers()]).toEqual([4, 'quick +1', 'tackleZone -1'])
    s.roll('pass', 4).roll('catch', 3)
    expect(s.holder()).toBe('A2')
    expect(s.waits()).toBe('dice block')
    s.roll('block', 6).push('g12')
    s.stay()
    s.roll('armour', 1, 1)
    s.expectTurnOf('home')
    expect(s.answers('activate').some((a) => a.includes('H2'))).toBe(true)
  })

  rule('[bugman 422] no farther than a Quick Pass, and any square within it', () => {
    const s = declared()
    s.away.use()
    expect(s.away.answers('throw')).toContain('throw g14')
    expect(s.away.answers('throw')).not.toContain('throw g15')
    expect(s.away.answers('throw').length).toBe(36)
  })

  rule('[bugman 422] he may keep the ball, and nobody asks a player without it', () => {
    const s = declared()
    s.away.decline()
    s.roll('block', 1)
    s.roll('armour', 1, 1)
    expect(s.holder()).toBe('A1')
    const t = scene('H1 A1 . A2*', { players: { A1: '+dump-off' } })
    t.activate('H1', 'block').block('A1')
    expect(t.waits()).toBe('dice block')
    t.roll('block', 3).push('f12')
    t.stay()
  })

  rule('[bugman 422] a blitz is answered the same way, and goes on moving afterwards', () => {
    const s = declared({}, 'blitz')
    s.away.use()
    s.away.throwTo('A2')
    s.roll('pass', 6).roll('catch', 6).roll('block', 3).push('g12')
    s.stay()
    expect(s.answers('step').length).toBeGreaterThan(0)
  })

  rule('[bugman 422] a player without a tackle zone does not throw', () => {
    const s = declared({ players: { A1: '+dump-off.z' } })
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('g12')
    s.stay()
  })

  rule('[bugman 423] the throw never causes a turnover', () => {
    const fumbled = dumped().roll('pass', 1).roll('bounce', 7)
    const dropped = dumped().roll('pass', 6).roll('catch', 1).roll('bounce', 2)
    const missed = dumped().roll('pass', 2).roll('scatter', 7).roll('scatter', 7).roll('scatter', 7).roll('bounce', 7)
    for (const s of [fumbled, dropped, missed]) {
      expect(s.waits()).toBe('dice block')
      s.roll('block', 3).push('f12')
      s.stay()
      expect(s.turnovers()).toEqual([])
      s.expectTurnOf('home')
    }
  })

  rule('[bugman 423, 622] it may be intercepted, which ends no turn either', () => {
    const s = dumped({}, '. . . . A2\n H1 A1* . H3 .\n . . . . .\n H2 . . . .')
    expect(s.waits()).toBe('home interception')
    s.intercept('H3')
    s.roll('intercept', 6)
    expect(s.holder()).toBe('H3')
    s.roll('block', 3).push('g12')
    s.stay()
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 422] the usual rules of throwing hold: own skills, but no team re-roll in the other turn', () => {
    const s = dumped({ facts: 'rr=1/1', players: { A1: '+dump-off+pass' } }).roll('pass', 2)
    expect(s.away.answers()).toEqual(['keep', 'reroll pass'])
    s.away.reroll('pass')
    s.roll('pass', 6).roll('catch', 1).roll('bounce', 2)
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).keep()
    s.push('g12')
    s.stay()
  })

  rule('[bugman 425] not on the second block of a frenzy', () => {
    const s = declared({ players: { H1: '+frenzy', A1: '+dump-off' } })
    s.away.decline()
    s.roll('block', 3).push('g12')
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('g13')
    expect(s.holder()).toBe('A1')
  })

  rule('[bugman 425] neither a bomb nor a team-mate is thrown that way', () => {
    const skills = { A1: '+dump-off+bombardier+throw-team-mate', A2: '+right-stuff' }
    const s = scene('H1 A1 A2', { players: skills })
    s.activate('H1', 'block').block('A1')
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('e12')
    s.stay()
    const t = scene('H1 A1* A2', { players: skills })
    t.activate('H1', 'block').block('A1')
    t.away.use()
    expect(t.away.answers().every((a) => a === 'decline' || /^throw \w\d+$/.test(a))).toBe(true)
  })
})

describe('Dump-Off and other skills of a block', () => {
  rule(
    '[bugman 422, 432] if Foul Appearance stops the attacker there is no block and no throw, in either order of the skills',
    () => {
      for (const skills of ['+dump-off+foul-appearance', '+foul-appearance+dump-off']) {
        const s = declared({ players: { A1: skills } }).roll('foulAppearance', 1)
        expect(s.holder()).toBe('A1')
        s.expectTurnOf('home')
        const t = declared({ players: { A1: skills } }).roll('foulAppearance', 2)
        expect(t.question()).toMatchObject({ subject: 'dump-off' })
        t.away.decline()
        t.roll('block', 3).push('g12')
        t.stay()
      }
    },
  )

  rule('[bugman 422] it works against a stab or chainsaw in place of the block as well', () => {
    const s = declared({ players: { H1: '+stab' } })
    s.use()
    expect(s.question()).toMatchObject({ subject: 'dump-off' })
    s.away.use()
    s.away.throwTo('A2')
    s.roll('pass', 6).roll('catch', 6).roll('armour', 1, 1)
    s.expectTurnOf('home')
  })

  rule('[bugman 423] a throw caught in the end zone scores at once, and no block follows', () => {
    const s = scene('A2 . H1 A1*\n . . . .', { at: 'h1', players: { H1: '', A1: '+dump-off' }, beside: 'h2@a9' })
    s.activate('H1', 'block').block('A1')
    s.away.use()
    s.away.throwTo('A2')
    s.decline()
    s.roll('pass', 6).roll('catch', 6)
    expect(s.score()).toBe('0-1')
    expect(s.happened('blockDeclared')).toEqual([])
    expect(s.waits()).toBe('away setUp')
  })
})
