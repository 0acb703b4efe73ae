// Strength skills for blocks in bb2020: Brawler, Grab, Guard, Juggernaut, Mighty Blow and Stand Firm.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

const LINE = 'H9 . H1 A1 x .'

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

const block = (players: Players, faces: readonly number[], picture = LINE, facts = ''): Scene => {
  const s = scene(picture, { players, facts }).activate('H1', 'block')
  s.block('A1')
  return s.roll('block', ...faces)
}

const blitz = (players: Players, faces: readonly number[], picture = LINE): Scene => {
  const s = scene(picture, { players }).activate('H1', 'blitz')
  s.choose('nominate', { player: 'A1' })
  s.block('A1')
  return s.roll('block', ...faces)
}

describe('Brawler', () => {
  rule('[bb2020 502] one die that shows Both Down is rolled again, and that one only', () => {
    const s = block({ H1: ':65349+brawler' }, [1, 2], LINE, 'rr=1/0')
    expect(s.answers()).toEqual(['keep', 'reroll brawler', 'reroll team'])
    s.reroll('brawler')
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 6)
    expect([s.waits(), s.answers()]).toEqual(['home blockDie', ['useDie attackerDown', 'useDie defenderDown']])
  })

  rule('[bb2020 502] of two only one is rolled again; other faces bring no question', () => {
    const s = block({ H1: ':65349+brawler' }, [2, 2])
    s.reroll('brawler')
    s.roll('block', 1)
    expect([s.waits(), s.answers()]).toEqual(['home blockDie', ['useDie attackerDown', 'useDie bothDown']])
    expect(block({ H1: ':65349+brawler' }, [1, 3]).waits()).toBe('home blockDie')
  })

  rule('[bb2020 503] not in a blitz', () => {
    expect(blitz({ H1: ':65349+brawler' }, [1, 2]).waits()).toBe('home blockDie')
  })
})

describe('Grab', () => {
  const ROOM = '. . . . .\nH9 . H1 A1 .\n. . . . .'

  rule('[bb2020 506] a player he blocks cannot sidestep, nor in a blitz', () => {
    const s = block({ H1: '+grab', A1: '+sidestep' }, [3], ROOM)
    expect(asked(s)).toBe('home useSkill grab')
    s.decline()
    expect([s.waits(), s.answers()]).toEqual(['home pushSquare', ['push f14', 'push g14', 'push h14']])
    expect(blitz({ H1: '+grab', A1: '+sidestep' }, [3], ROOM).waits()).toBe('home pushSquare')
  })

  rule('[bb2020 507] in a block he picks any free square next to his opponent', () => {
    const s = block({ H1: '+grab' }, [3], ROOM)
    s.use()
    expect(s.answers()).toEqual(['f12', 'f13', 'f14', 'g14', 'h12', 'h13', 'h14'].map((to) => `push ${to}`))
    s.push('f12')
    s.stay()
    expect(s.where('A1')).toBe('f12')
    const t = blitz({ H1: '+grab' }, [3], ROOM)
    expect([t.waits(), t.answers()]).toEqual(['home pushSquare', ['push f14', 'push g14', 'push h14']])
  })
})

describe('Grab with Multiple Block', () => {
  rule('[bb2020 507] nobody is pulled to where the other of two stood', () => {
    const s = scene('. . . .\n. A1 A2 .\n. H1 . .\nH9 . . .', { players: { H1: ':65349+grab+multiple-block' } })
    s.activate('H1', 'block')
    s.choose('block', { player: 'A1', option: 'double' })
    s.block('A2')
    s.roll('block', 3).roll('block', 3).decline()
    s.push('f11')
    s.use()
    // A1 stood on g11, which is free by now.
    expect(s.answers()).toEqual(['f12', 'f13', 'g13', 'h12', 'h13'].map((to) => `push ${to}`))
    s.push('h13')
  })
})

describe('Guard', () => {
  const CROWD = '. H2 A2 .\nH1 A1 . .\n. . . H9'

  const dice = (helper: string): number => {
    const s = scene(CROWD, { players: { H2: helper, A1: '.z' } }).activate('H1', 'block')
    s.block('A1')
    const found = s.dice().length
    s.roll('block', ...[3, 3].slice(0, found)).push('g12')
    s.stay()
    return found
  }

  rule('[bb2020 508] he assists though he is marked', () => {
    expect([dice(''), dice('+guard')]).toEqual([1, 2])
  })

  rule('[bb2020 509] not without his own zone', () => {
    expect(dice('+guard.z')).toBe(1)
  })
})

describe('Juggernaut', () => {
  rule('[bb2020 510] in a blitz Both Down may count as a push', () => {
    const s = blitz({ H1: '+juggernaut' }, [2])
    expect(asked(s)).toBe('home useSkill juggernaut')
    s.use()
    s.push('x')
    s.followUp()
    expect([s.posture('H1'), s.posture('A1'), s.where('A1')]).toEqual(['standing', 'standing', 'x'])
    const t = blitz({ H1: '+juggernaut' }, [2])
    t.decline()
    t.roll('armour', 1, 2).roll('armour', 1, 2)
    expect(t.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bb2020 511] in a blitz Fend, Stand Firm and Wrestle do not work against him', () => {
    const s = blitz({ H1: '+juggernaut', A1: '+fend+stand-firm+wrestle' }, [3])
    s.push('x')
    expect(s.waits()).toBe('home followUp')
    const t = blitz({ H1: '+juggernaut', A1: '+wrestle' }, [2])
    t.decline()
    expect(t.waits()).toBe('dice armour')
    t.roll('armour', 1, 2).roll('armour', 1, 2)
  })

  rule('[bb2020 512] in a mere block it does nothing', () => {
    const s = block({ H1: '+juggernaut', A1: '+stand-firm' }, [3])
    expect(asked(s)).toBe('away useSkill stand-firm')
    const t = block({ H1: '+juggernaut' }, [2])
    expect(t.waits()).toBe('dice armour')
    t.roll('armour', 1, 2).roll('armour', 1, 2)
  })
})

describe('Mighty Blow', () => {
  const felled = (skill: string, ...armour: number[]): Scene => {
    const s = block({ H1: skill }, [6])
    s.push('x')
    s.stay()
    return s.roll('armour', ...armour)
  }

  rule('[bb2020 513] his bonus goes on the armour roll and is then spent', () => {
    const s = felled('+mighty-blow-1', 3, 5)
    expect(asked(s)).toBe('home useSkill mighty-blow-1')
    s.use()
    s.roll('injury', 3, 4)
    expect(s.posture('A1')).toBe('stunned')
    const t = felled('+mighty-blow-2', 3, 4)
    t.use()
    t.roll('injury', 3, 4)
    expect(t.posture('A1')).toBe('stunned')
  })

  rule('[bb2020 513] or on the injury roll; too small for the armour nobody is asked', () => {
    const s = felled('+mighty-blow-2', 4, 5)
    s.roll('injury', 2, 4)
    expect(asked(s)).toBe('home useSkill mighty-blow-2')
    s.use()
    expect(s.where('A1')).toBe('ko')
    expect(felled('+mighty-blow-1', 3, 4).waits()).toBe('home turn')
  })

  rule('[bb2020 514] not if he fell himself', () => {
    const s = block({ H1: '+mighty-blow-1' }, [2])
    s.roll('armour', 3, 5).roll('armour', 1, 2)
    expect(s.posture('A1')).toBe('prone')
    const t = block({ H1: '+block+mighty-blow-1' }, [2])
    t.use()
    t.roll('armour', 3, 5)
    expect(asked(t)).toBe('home useSkill mighty-blow-1')
  })

  rule('[bb2020 515] not for the one who was blocked', () => {
    const s = block({ A1: '+block+mighty-blow-1' }, [2])
    s.away.use()
    s.roll('armour', 3, 5)
    expect([s.posture('H1'), s.turnovers()]).toEqual(['prone', ['knockedDown']])
  })
})

describe('Stand Firm', () => {
  rule('[bb2020 523] he may refuse a push, and is knocked down where he stands', () => {
    const s = block({ A1: '+stand-firm' }, [6])
    expect(asked(s)).toBe('away useSkill stand-firm')
    s.away.use()
    s.roll('armour', 1, 2)
    expect([s.where('A1'), s.where('H1'), s.posture('A1')]).toEqual(['f13', 'f12', 'prone'])
    const t = block({ A1: '+stand-firm' }, [3])
    t.away.decline()
    t.push('x')
    t.stay()
  })

  rule('[bb2020 523] in a chain of pushes nobody moves then', () => {
    const s = block({ A2: '+stand-firm' }, [3], '. . . . A3 .\nH9 . H1 A1 A2 .\n. . . . A4 .')
    s.push('g14')
    expect(asked(s)).toBe('away useSkill stand-firm')
    s.away.use()
    expect([s.where('A1'), s.where('A2'), s.where('H1')]).toEqual(['g13', 'g14', 'g12'])
    s.expectTurnOf('home')
  })
})
