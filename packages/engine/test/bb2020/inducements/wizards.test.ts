// Wizards of the supplement whose spells knock players down: bolts, rows of fire, plants, the foot.
// Neighbours: src/inducements/{spells,elements}.ts, curses.test.ts has the spells that change players.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** The home turn ends, and the away coach casts this spell of his wizard. */
const cast = (picture: string, wizard: string, spell: string, options: Parameters<typeof scene>[1] = {}): Scene => {
  const s = scene(picture, { ...options, facts: `turn=home:1/1 hold=/${wizard} ${options.facts ?? ''}` })
  s.endTurn()
  s.away.choose('use', { option: spell })
  return s
}

describe('the thunderbolt', () => {
  rule('[bb2020 670, 671] knocks one standing opponent down on 3 or more, with +1 on armour or injury', () => {
    const s = cast('H1* H2/\nA1 .', 'chaos-sorcerer', 'thunderbolt')
    expect(s.away.answers()).toEqual(['choose H1'])
    s.away.choose('choose', { player: 'H1' })
    s.roll('thunderbolt', 3).roll('armour', 4, 4)
    expect([s.posture('H1'), s.waits()]).toEqual(['prone', 'dice injury'])
    s.roll('injury', 3, 4).roll('bounce', 2)
    expect([s.posture('H1'), s.turnovers()]).toEqual(['stunned', []])
    s.expectTurnOf('away')
    expect(s.match.squads.away.inducements).toEqual([])
    const t = cast('H1 .\nA1 .', 'chaos-sorcerer', 'thunderbolt')
    t.away.choose('choose', { player: 'H1' })
    t.roll('thunderbolt', 2)
    expect(t.posture('H1')).toBe('standing')
    const u = cast('H1 .\nA1 .', 'chaos-sorcerer', 'thunderbolt')
    u.away.choose('choose', { player: 'H1' })
    u.roll('thunderbolt', 3).roll('armour', 4, 5)
    expect(u.modifiers()).toEqual(['thunderbolt +1'])
    u.roll('injury', 3, 4)
    expect(u.where('H1')).toBe('ko')
  })

  rule('[bb2020 671] it may come at the end of the own turn too, never at a start', () => {
    const s = scene('H1 . A1', { facts: 'turn=away:1/1 hold=/druchii-sorceress' })
    s.endTurn()
    expect(s.away.answers('use')).toEqual(['use thunderbolt'])
    s.away.decline()
    expect([s.waits(), s.away.answers('use')]).toEqual(['away inducement', ['use one-thousand-cuts']])
    s.away.decline()
    s.expectTurnOf('home')
  })

  rule('[bb2020 672, 673, 678] it is known to sorcerers, sorceresses, high mages and warlocks', () => {
    for (const wizard of ['chaos-sorcerer', 'druchii-sorceress', 'asur-high-mage', 'warlock-engineer']) {
      const s = cast('H1 A1', wizard, 'thunderbolt')
      s.away.choose('choose', { player: 'H1' })
      s.roll('thunderbolt', 1)
      expect(s.match.squads.away.inducements).toEqual([])
    }
  })
})

describe('rows across the pitch', () => {
  // Column 12: H1 on e12, A1 on g12, H2 on i12.
  const PICTURE = 'H1 .\n. .\nA1 H3\n. .\nH2 .'

  rule('[bb2020 678] warp lightning hits all standing players in a row on 3 or more, one after another', () => {
    const s = cast(PICTURE, 'warlock-engineer', 'warp-lightning', { at: 'e12' })
    expect(s.away.answers().length).toBe(52)
    s.away.choose('choose', { square: 'a12' })
    s.roll('warp-lightning', 3).roll('armour', 4, 4).roll('injury', 1, 2).roll('spellGoesOn', 2)
    // A miss does not end it.
    s.roll('warp-lightning', 2)
    s.roll('warp-lightning', 6).roll('armour', 1, 1)
    expect(['H1', 'A1', 'H2', 'H3'].map((who) => s.posture(who))).toEqual(['stunned', 'standing', 'prone', 'standing'])
    s.expectTurnOf('away')
  })

  rule('[bb2020 678] it ends on a 1 after any hit; the coach chooses the end it starts from', () => {
    const s = cast(PICTURE, 'warlock-engineer', 'warp-lightning', { at: 'e12' })
    s.away.choose('choose', { square: 'o12' })
    s.roll('warp-lightning', 5).roll('armour', 1, 1).roll('spellGoesOn', 1)
    expect(['H1', 'A1', 'H2'].map((who) => s.posture(who))).toEqual(['standing', 'standing', 'prone'])
    s.expectTurnOf('away')
  })

  rule('[bb2020 679] a column of fire hits the whole row on 4 or more, and never ends early', () => {
    const s = cast(PICTURE, 'ogre-firebelly', 'column-of-fire', { at: 'e12' })
    s.away.choose('choose', { square: 'a12' })
    s.roll('column-of-fire', 4).roll('armour', 4, 4).roll('injury', 1, 2)
    s.roll('column-of-fire', 3).roll('column-of-fire', 4).roll('armour', 1, 1)
    expect(['H1', 'A1', 'H2', 'H3'].map((who) => s.posture(who))).toEqual(['stunned', 'standing', 'prone', 'standing'])
  })

  rule('[bb2020 679] the firebelly knows the fireball too', () => {
    const s = scene('H1 x A1', { facts: 'turn=home:1/1 hold=/ogre-firebelly' })
    s.endTurn()
    expect(s.away.answers('use')).toEqual(['use fireball', 'use column-of-fire'])
    s.away.choose('use', { option: 'fireball' })
    s.away.choose('choose', { square: 'x' })
    s.roll('fireball', 3).roll('fireball', 3)
    s.expectTurnOf('away')
  })
})

describe('the stray fireball of Horatio X. Schottenheim', () => {
  rule('[bb2020 681] its target first moves a D3 of squares in a random direction', () => {
    const s = cast('x . . H1\nA1 . . .', 'horatio-x-schottenheim', 'stray-fireball')
    s.away.choose('choose', { square: 'x' })
    // Two squares to the right: H1 is next to it, A1 is not.
    s.roll('deviation', 5, 4).roll('stray-fireball', 4).roll('armour', 4, 4).roll('injury', 1, 1)
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['stunned', 'standing'])
    s.expectTurnOf('away')
  })

  rule('[bb2020 681] off the pitch it does nothing, and is spent', () => {
    const s = cast('x H1 A1', 'horatio-x-schottenheim', 'stray-fireball', { at: 'a10' })
    s.away.choose('choose', { square: 'x' })
    s.roll('deviation', 2, 1)
    expect([s.posture('H1'), s.match.squads.away.inducements]).toEqual(['standing', []])
    s.expectTurnOf('away')
  })
})

describe('strange flora', () => {
  rule(
    '[bb2020 675] trips a D3 of opponents who stand within two squares of an empty one, as the coach names them',
    () => {
      const s = cast('H1 H2 H3\nA1 x .\nH6/ . .\n. H4 .\n. H5 .', 'horticulturalist-of-nurgle', 'strange-flora')
      expect(s.away.answers()).not.toContain('choose f10')
      s.away.choose('choose', { square: 'x' })
      s.roll('strange-flora', 5)
      expect(s.away.answers()).toEqual(['choose H1', 'choose H2', 'choose H3', 'choose H4'])
      for (const player of ['H4', 'H1', 'H3']) s.away.choose('choose', { player })
      s.roll('strange-flora', 3).roll('armour', 4, 4).roll('injury', 1, 1).roll('strange-flora', 2)
      s.roll('strange-flora', 6).roll('armour', 1, 1)
      const postures = ['H4', 'H1', 'H3', 'H2', 'A1'].map((who) => s.posture(who))
      expect(postures).toEqual(['stunned', 'standing', 'prone', 'standing', 'standing'])
      s.expectTurnOf('away')
    },
  )

  rule('[bb2020 675] with fewer there, all of them', () => {
    const s = cast('H1 x .\n. . A1', 'horticulturalist-of-nurgle', 'strange-flora', { beside: 'h9@b2' })
    s.away.choose('choose', { square: 'x' })
    s.roll('strange-flora', 6)
    s.away.choose('choose', { player: 'H1' })
    s.roll('strange-flora', 1)
    s.expectTurnOf('away')
  })
})

describe('the great green foot', () => {
  const stamped = (face: number) => {
    const s = cast('H1* . .\nA1 . .', 'night-goblin-shaman', 'great-green-foot', { beside: 'h2@b20.p' })
    expect(s.away.answers()).toEqual(['choose H1'])
    s.away.choose('choose', { player: 'H1' })
    return s.roll('great-green-foot', face)
  }

  rule('[bb2020 680] on 3 to 5 he is knocked down with 1 more on armour or injury', () => {
    expect(stamped(2).posture('H1')).toBe('standing')
    for (const face of [3, 5]) {
      const s = stamped(face).roll('armour', 4, 4).roll('injury', 1, 1).roll('bounce', 5)
      expect(s.posture('H1')).toBe('stunned')
      s.expectTurnOf('away')
    }
  })

  rule('[bb2020 680] on a 6 he flies as by a terrible throw, with the ball, and lands if he can', () => {
    const s = stamped(6).roll('deviation', 5, 4)
    expect([s.waits(), s.modifiers()]).toEqual(['dice land', ['terrible -2']])
    s.roll('land', 5)
    expect([s.where('H1'), s.posture('H1'), s.ball(), s.turnovers()]).toEqual(['f14', 'standing', 'held H1', []])
    s.expectTurnOf('away')
    const t = stamped(6).roll('deviation', 5, 2).roll('land', 4).roll('armour', 3, 3).roll('bounce', 5)
    expect([t.where('H1'), t.posture('H1'), t.ball()]).toEqual(['f12', 'prone', 'ground f13'])
  })

  rule('[bb2020 680] a player who flies off the pitch suffers the crowd’s injury roll', () => {
    const s = cast('H1 .\nA1 .', 'night-goblin-shaman', 'great-green-foot', { at: 'b10' })
    s.away.choose('choose', { player: 'H1' })
    s.roll('great-green-foot', 6).roll('deviation', 2, 2).roll('injury', 1, 1)
    expect(s.where('H1')).toBe('reserves')
  })
})
